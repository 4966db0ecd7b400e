/** Reads what people type with words around it from the start, as a page does once the parser has come. */
import { addParser } from '../../components/calculators/typed-numbers.ts'
import * as parser from '../../components/calculators/typed-parser.ts'

addParser(parser)
