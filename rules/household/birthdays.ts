/** The day on which somebody reaches an age. */
import { addDays, addMonths, type IsoDate } from '../dates.ts'
import type { Person } from '../situations/household.ts'
import { MONTHS_A_YEAR } from '../time.ts'
import type { View } from './view.ts'

interface Aged {
  age?: number | undefined
  monthsPastBirthday?: number | undefined
}

/**
 * The first day on which an adult reaches an age: as answered for Age Pension age, else the first that the birthday can
 * be. @throws FigureNotHeldError
 */
export function ownBirthday(you: Person, target: number, { on, rates }: View): IsoDate | undefined {
  const isPensionAge = target === rates.value('age-pension.age')
  const answered = isPensionAge && you.happened?.find(({ event }) => event === 'reached-pension-age')?.on
  if (answered && answered > on && (you.age === undefined || you.age < target)) return answered
  return birthdayAt(you, target, on)
}

/** The first day on which the birthday can be, where the full months since the last one are known. */
export function birthdayAt({ age, monthsPastBirthday }: Aged, target: number, on: IsoDate): IsoDate | undefined {
  if (age === undefined || monthsPastBirthday === undefined || age >= target) return undefined
  const months = (target - age) * MONTHS_A_YEAR - monthsPastBirthday - 1
  return addDays(addMonths(on, months), 1)
}
