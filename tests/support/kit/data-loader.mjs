/** The webpack loader of data.ts, for development: browsers get its value. */
import { tsImport } from 'tsx/esm/api'

export default async function loadKitData() {
  const { KIT_DATA, TODAY } = await tsImport('./data.ts', import.meta.url)
  return `export const TODAY = ${JSON.stringify(TODAY)}\nexport const KIT_DATA = ${JSON.stringify(KIT_DATA)}`
}
