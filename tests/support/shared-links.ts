import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { CalculatorId } from '../../components/tool/types.ts'

/** Answers in an address, and the same situation for the command line. */
export interface SharedLink {
  fragment: string
  situation: object
}

const FILE = join(import.meta.dirname, '..', 'rules', 'shared-links.yaml')

/** Links that readers may share, by calculator. */
export const SHARED_LINKS = parse(readFileSync(FILE, 'utf8')) as Record<CalculatorId, [SharedLink, ...SharedLink[]]>
