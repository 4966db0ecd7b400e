export type { AuthMessages } from './en.ts'
export { fill } from './fill.ts'
