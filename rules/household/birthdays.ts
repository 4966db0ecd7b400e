/** The day on which somebody reaches an age. */
import { addDays, addMonths, type IsoDate } from '../dates.ts'

const MONTHS_A_YEAR = 12

interface Aged {
  age?: number | undefined
  monthsPastBirthday?: number | undefined
}

/** The first day on which the birthday can be, where the full months since the last one are known. */
export function birthdayAt({ age, monthsPastBirthday }: Aged, target: number, on: IsoDate): IsoDate | undefined {
  if (age === undefined || monthsPastBirthday === undefined || age >= target) return undefined
  const months = (target - age) * MONTHS_A_YEAR - monthsPastBirthday - 1
  return addDays(addMonths(on, months), 1)
}
