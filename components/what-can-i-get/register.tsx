import { registerIsland } from '../islands/registry'
import { Interview } from './Interview'
import type { InterviewData } from './types'

/** The island of the page. */
export const INTERVIEW_ISLAND = 'what-can-i-get'

/** Called by the browser's module of the page (scripts/mdx/browser-page.ts). */
export function registerInterview(data: InterviewData): void {
  registerIsland(INTERVIEW_ISLAND, <Interview data={data} />)
}
