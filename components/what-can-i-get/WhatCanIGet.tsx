import { Island } from '../islands/Island'
import { Interview } from './Interview'
import type { InterviewData } from './types'
import { INTERVIEW_ISLAND } from './register'
import styles from './what-can-i-get.module.css'

/** The interview: its first question is in the page as it was built. @param data from the build (scripts/mdx) */
export function WhatCanIGet({ data }: { data?: InterviewData }) {
  if (!data) return null
  return (
    <Island name={INTERVIEW_ISLAND} className={styles.frame} data-react="now" data-nosearch data-interview>
      <Interview data={data} />
    </Island>
  )
}
