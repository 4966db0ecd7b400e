/** The words around numbers, of both languages: fetched on a page once a text is not a plain number (typed-numbers.ts). */
export { readDigits } from './typed-quantity.ts'
export { typedAmount, typedNumber } from './typed-words.ts'
