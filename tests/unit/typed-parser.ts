/** Reads what people type with words around it from the start, as a page does once the parser has come. */
import { addParser } from '../../components/tool/typed-numbers.ts'
import * as parser from '../../components/tool/typed-parser.ts'

addParser(parser)
