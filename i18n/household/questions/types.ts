/** The words of a question and its fields. */

/** One sentence, or one for the reader and one about somebody else. */
export type Sentence = string | { me: string; other: string }

/** An option, with a line of its own below it where that helps. */
export type OptionWords = Sentence | { label: Sentence; hint: Sentence }

export interface QuestionWords {
  label: Sentence
  hint?: Sentence
  why: Sentence
}

export interface FieldWords {
  label?: Sentence
  hint?: Sentence
  options?: Readonly<Record<string, OptionWords>>
}

type Widened<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Widened<Words[Key]> }

/** One part of the interview in one language: its questions and fields are those of the English ones. */
export interface PartWordsOf<En extends { questions: object; fields: object }> {
  questions: Record<keyof En['questions'], QuestionWords>
  fields: Record<keyof En['fields'], FieldWords>
}

/** The words of one language: the questions and fields of the English ones, each as the language needs it. */
export interface InterviewWordsOf<
  En extends { interview: object; questions: object; fields: object }
> extends PartWordsOf<En> {
  interview: Widened<En['interview']>
}
