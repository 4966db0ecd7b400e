import { Island } from '../islands/Island'
import { useLanguage } from '../layout/use-language'
import { Interview } from './Interview'
import type { InterviewData } from './interview-data'
import { INTERVIEW_ISLAND } from './register'
import styles from './what-can-i-get.module.css'

/** The interview: its first question is in the page as it was built. @param data from the build (scripts/mdx) */
export function WhatCanIGet({ data }: { data?: InterviewData }) {
  const { words } = useLanguage()
  if (!data) return null
  return (
    <Island
      name={INTERVIEW_ISLAND}
      className={styles.frame}
      data-react="now"
      data-nosearch
      data-loading={words.search.loading}
      data-interview
    >
      <Interview data={data} />
    </Island>
  )
}
