import { useEffect, useState } from 'react'
import { fill } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import { nextBirthdays, type BirthdayChange } from '../../../rules/next-birthdays'
import { FigureNotHeldError } from '../../../rules/figures'
import { Amounts } from '../../content/Amounts'
import { ratesByDay } from '../../tool/rates'
import type { Assessed, AssessmentData } from '../data'
import { inSlices } from '../in-slices'
import { rangeText } from './outcome-texts'

interface Props extends Pick<Assessed, 'result' | 'household'> {
  data: AssessmentData
}

/**
 * Birthdays of the next year after which the payments come to another sum: worked out once the answer is there.
 * @param isDrawn whether it is
 */
export function useNextBirthdays({ result, household, data }: Props, isDrawn: boolean): BirthdayChange[] {
  const [changes, setChanges] = useState<BirthdayChange[]>([])
  useEffect(() => {
    if (!isDrawn) return
    let isWanted = true
    setChanges([])
    void changesOf({ result, household, data }, () => isWanted).then(found => {
      if (isWanted) setChanges(found)
    })
    return () => {
      isWanted = false
    }
  }, [result, household, data, isDrawn])
  return changes
}

/** What each of them changes. */
export function NextBirthdays({ changes, data }: { changes: readonly BirthdayChange[]; data: AssessmentData }) {
  return changes.map(change => (
    <p key={`${change.who}-${change.age}`} data-birthday>
      <Amounts text={birthdayText(change, data, data.language)} />
    </p>
  ))
}

async function changesOf({ result, household, data }: Props, isWanted: () => boolean): Promise<BirthdayChange[]> {
  try {
    const rates = ratesByDay(data)(result.on)
    return (await inSlices(nextBirthdays(household, rates, result), isWanted)) ?? []
  } catch (error) {
    if (error instanceof FigureNotHeldError) return []
    throw error
  }
}

/** What a birthday changes, in a sentence. */
export function birthdayText(
  { on, who, age, amount, atMost, isAtSchool }: BirthdayChange,
  { texts }: AssessmentData,
  language: Language
): string {
  const { answer } = texts[language]
  const { birthday } = answer.sum
  const words = typeof who === 'number' ? birthday[isAtSchool ? 'atSchool' : 'child'] : birthday[who]
  return fill(words, {
    date: formatDate(on, language),
    child: String(typeof who === 'number' ? who + 1 : ''),
    age: String(age),
    amount: rangeText(amount, atMost, answer, language)
  })
}
