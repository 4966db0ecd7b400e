/** The interview reads words around numbers from its first question on: few of its answers are plain numbers. */
import { addParser } from '../tool/typed-numbers.ts'
import * as parser from '../tool/typed-parser.ts'

addParser(parser)
