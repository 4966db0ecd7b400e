import { events } from './events/en.ts'
import { families } from './families/en.ts'
import { supplements } from './supplements/en.ts'
import { support } from './support/en.ts'

/** Each condition as a sentence. */
export const conditions = { ...support, ...families, ...supplements, ...events }
