/** The words of a question, for the reader or about somebody else. */
import { fill } from '../../i18n/fill.ts'
import type { FieldWords, OptionWords, QuestionWords, Sentence } from '../../i18n/household/questions/types.ts'
import type { InterviewWords } from '../../i18n/household/questions/en.ts'
import { FOR_KEY, SOMEBODY_ELSE } from './questions.ts'
import type { Answers } from './types.ts'

interface ShownWords {
  label: string
  hint?: string | undefined
}

/** A sentence, to the reader or about somebody else. */
export type Say = (sentence: Sentence) => string

/** The form of a sentence for whom the answers are about. */
export function sayingFor(answers: Answers): Say {
  const who = answers[FOR_KEY] === SOMEBODY_ELSE ? 'other' : 'me'
  return sentence => (typeof sentence === 'string' ? sentence : sentence[who])
}

const CHILD = /^child-(\d+)/

/** The words of a question. */
export function questionWords({ questions }: InterviewWords, id: string, say: Say): ShownWords & { why: string } {
  const all: Record<string, QuestionWords> = questions
  const { label, hint, why } = all[id] ?? { label: id, why: '' }
  return { label: say(label), hint: hint && say(hint), why: say(why) }
}

/** Fields whose label names an option of another field: an amount of what was ticked, the months of a payment. */
const NAMED_BY = [
  { prefix: 'months-', words: 'months', name: 'payment', options: 'has' },
  { prefix: 'paid-', words: 'paid-amount', name: 'kind', options: 'paid-out' }
] as const

/** The words of a field, without those of its options; those about a child with its number. The main field of a screen has the question as its label. */
export function fieldWords({ fields }: InterviewWords, id: string, say: Say): ShownWords {
  const all: Record<string, FieldWords> = fields
  const own = all[id.replace(CHILD, 'child')]
  const number = CHILD.exec(id)?.[1] ?? ''
  if (own) return { label: own.label ? fill(say(own.label), { number }) : '', hint: own.hint && say(own.hint) }
  const naming = NAMED_BY.find(({ prefix }) => id.startsWith(prefix))
  if (!naming) return { label: '' }
  const named = optionWords({ fields }, naming.options, id.slice(naming.prefix.length), say)
  return { label: fill(say(all[naming.words]?.label ?? id), { [naming.name]: named.label }) }
}

/** The words of an option. A unit test checks that each has them. */
export function optionWords(
  { fields }: Pick<InterviewWords, 'fields'>,
  id: string,
  option: string,
  say: Say
): ShownWords {
  const all: Record<string, FieldWords> = fields
  const words: OptionWords = all[id.replace(CHILD, 'child')]?.options?.[option] ?? option
  if (typeof words === 'string' || 'me' in words) return { label: say(words) }
  return { label: say(words.label), hint: say(words.hint) }
}
