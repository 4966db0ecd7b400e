/** The home of a household, as the calculators ask for its rent. */
import type { Rent } from '../../situations/common.ts'
import { MOST_CENTS } from '../../situations/choices.ts'
import type { View } from '../view.ts'
import { anyOf, either, known, mapped, combine, type Possible } from './possible.ts'

const PARENTAL_HOME_AGE = 'rent-assistance.parental-home-age'

type Home = NonNullable<View['household']['home']['type']>

/** Homes for which nothing counts as rent. */
const WITHOUT_RENT: readonly (Home | undefined)[] = ['own-home', 'government-housing', 'aged-care', 'nowhere']

/** Each home as Rent Assistance knows it; a refuge is like a hostel (s 5A(5A)). */
const ACCOMMODATION: Record<Home, Rent['accommodation']> = {
  'private-rent': 'private-rent',
  'community-housing': 'community-housing',
  'boarding-house': 'boarding-house',
  'board-and-lodging': 'board-and-lodging',
  lodging: 'lodging',
  'retirement-village': 'retirement-village',
  'site-or-mooring': 'site-or-mooring',
  'government-housing': 'government-housing',
  'own-home': 'own-home',
  'with-family': 'lodging',
  refuge: 'boarding-house',
  'aged-care': 'aged-care',
  nowhere: 'lodging'
}

/** With family it is lodging, or board where meals are included: then only a part of it is rent (s 13(3)). */
export function accommodationOf(
  type: Home,
  { meals, rentPerFortnight }: View['household']['home']
): Possible<Rent['accommodation']> {
  const isBoard = type === 'with-family' && rentPerFortnight !== 0 ? either(meals, 'home.meals') : known(false)
  return mapped(isBoard, board => (board ? 'board-and-lodging' : ACCOMMODATION[type]))
}

/**
 * The rent paid; undefined for none. If it is not known, none and the maximum, because the means test may pass either
 * way.
 */
export function rentOf({ household, you, rates }: View): Possible<Rent | undefined> {
  const { home, assets } = household
  const type = home.type ?? (assets.homeOwner ? 'own-home' : undefined)
  if (WITHOUT_RENT.includes(type) || home.rentPerFortnight === 0) return known(undefined)
  if (type === undefined || home.rentPerFortnight === undefined) {
    const fact = type === undefined ? 'home.type' : 'home.rentPerFortnight'
    const most = { accommodation: 'private-rent', perFortnight: MOST_CENTS, sharing: false, withParent: false } as const
    return anyOf([undefined, most], fact)
  }
  // From this age a parent's home no longer matters.
  const isTooOld = you.age !== undefined && you.age >= rates.value(PARENTAL_HOME_AGE)
  const { rentPerFortnight: perFortnight } = home
  return mapped(
    combine({
      accommodation: accommodationOf(type, home),
      sharing: either(home.sharing, 'home.sharing'),
      withParent: either(you.livesWithParents ?? (isTooOld ? false : undefined), 'livesWithParents')
    }),
    parts => ({ perFortnight, ...parts, ...(isApartForWork(household) ? { apartForWork: true } : {}) })
  )
}

function isApartForWork({ partner, apart }: View['household']): boolean {
  return partner !== 'none' && apart === 'work'
}
