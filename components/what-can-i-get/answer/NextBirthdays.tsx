import { useEffect, useState } from 'react'
import { fill } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import { nextBirthdays, type BirthdayChange } from '../../../rules/next-birthdays'
import { FigureNotHeldError } from '../../../rules/figures'
import { Amounts } from '../../content/Amounts'
import { ratesByDay } from '../../tool/rates'
import { textsOf, type Assessed, type AssessmentData } from '../data'
import { inSlices } from '../in-slices'
import { rangeText } from './outcome-texts'

interface Props extends Pick<Assessed, 'result' | 'household'> {
  data: AssessmentData
}

/** Birthdays of the next year after which the payments come to another sum: worked out once the answer is there. */
export function NextBirthdays({ result, household, data }: Props) {
  const [changes, setChanges] = useState<BirthdayChange[]>([])
  useEffect(() => {
    let isWanted = true
    setChanges([])
    void changesOf({ result, household, data }, () => isWanted).then(found => {
      if (isWanted) setChanges(found)
    })
    return () => {
      isWanted = false
    }
  }, [result, household, data])
  return changes.map(change => (
    <p key={`${change.who}-${change.age}`} data-birthday>
      <Amounts text={textOf(change, data)} />
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

function textOf({ on, who, age, amount, atMost, isAtSchool }: BirthdayChange, data: AssessmentData): string {
  const { answer } = textsOf(data)
  const { birthday } = answer.sum
  const words = typeof who === 'number' ? birthday[isAtSchool ? 'atSchool' : 'child'] : birthday[who]
  return fill(words, {
    date: formatDate(on, data.language),
    child: String(typeof who === 'number' ? who + 1 : ''),
    age: String(age),
    amount: rangeText(amount, atMost, answer, data.language)
  })
}
