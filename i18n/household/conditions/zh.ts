import { events } from './events/zh.ts'
import { families } from './families/zh.ts'
import { supplements } from './supplements/zh.ts'
import { support } from './support/zh.ts'

/** 每一个条件写成一句话。 */
export const conditions = { ...support, ...families, ...supplements, ...events }
