/** The data that the rules with days read. */
import { loadData } from '../../../rules/data/load.ts'
import { daysBook } from '../../../scripts/lib/days-book.ts'

export const BOOK = daysBook(loadData())
