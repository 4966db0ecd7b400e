import { z } from 'zod'
import { readYaml } from '../../rules/data/yaml.ts'
import { PUBLISHED, publishedIds, type Published } from '../lib/published.ts'
import { at, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'

export const name = 'published-ids'
export const describe = 'every id that was published is still published (data/published-ids.yaml)'

const ledgerFile = { file: 'data/published-ids.yaml' }

const ids = z.array(z.string())
const ledgerSchema = z.strictObject({ figures: ids, services: ids, glossary: ids })

/** How to retire a record. */
const RETIRE: Record<Published, string> = {
  figures: 'a figure that no longer holds gets `ends`, its last day',
  services: 'a service that has closed, or that nobody can check, gets `status: superseded`',
  glossary: 'a word no longer used gets `status: superseded`'
}

/** Other people's programs use the ids: a renamed or missing one breaks them, and no test here would notice. */
export function run({ root, data }: Context): Problem[] {
  const yaml = readYaml(readFiles(root, 'data', /^published-ids\.yaml$/)[0]?.text ?? '')
  const ledger = ledgerSchema.safeParse(yaml.value)
  if (!ledger.success) {
    return at(ledgerFile, 1, [
      { message: `this has not one list for each of ${PUBLISHED.join(', ')}`, fix: 'restore it' }
    ])
  }
  const published = publishedIds(data)
  return PUBLISHED.flatMap(list => {
    const named = ledger.data[list]
    const missing = named.flatMap((id, index) => {
      if (published[list].includes(id)) return []
      const message = `“${id}” was published in /${list}.json, and is missing there now`
      const fix = `put the record back under this id; ${RETIRE[list]}`
      return at(ledgerFile, yaml.at([list, index]).line, [{ message, fix }])
    })
    const added = published[list].filter(id => !named.includes(id))
    const issues = added.map(id => ({
      message: `“${id}” is new in /${list}.json`,
      fix: `add “- ${id}” under “${list}:”; the id is permanent from then on`
    }))
    return [...missing, ...at(ledgerFile, yaml.at([list]).line, issues)]
  })
}
