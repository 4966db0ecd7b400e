/** Answers as earlier versions of the questions asked for them: shared links and kept answers still have them. */
import { childField, NIGHTS } from './questions/family.ts'
import { UNKNOWN, valuesOf } from './values.ts'
import type { Answers } from './types.ts'

/**
 * Answers to the present questions. Each child was asked about on its own, and all savings were typed twice.
 * @param answers as an address has them
 */
export function upgraded(answers: Answers): Answers {
  return { ...childrenAtOnce(answers), ...moreCare(answers), ...moreSavings(answers), ...answers }
}

/** What all children have in common is one answer. */
function childrenAtOnce(answers: Answers): Answers {
  const values = valuesOf(answers)
  const ofAll = (name: string) => {
    const count = values.number('children') ?? 0
    return Array.from({ length: count }, (_none, index) => answers[childField(index + 1, name)])
  }
  const shared = (
    id: string,
    name: string,
    isShared: (answer: string | undefined) => boolean,
    [all, differs]: Pair
  ) => {
    const given = ofAll(name)
    if (given.every(answer => answer === undefined)) return {}
    if (given.every(answer => answer === UNKNOWN)) return { [id]: UNKNOWN }
    return { [id]: given.every(isShared) ? all : differs }
  }
  const isPartnered = values.is('partner', 'together', 'apart')
  // A child of one of a couple may get child support: only those who got none may be the parents of all.
  const isOurs = (answer: string | undefined) => answer === 'own' && values.cents('maintenance') === 0
  return {
    ...shared('all-nights', 'nights', answer => Number(answer) === NIGHTS, ['yes', 'no']),
    ...(isPartnered
      ? shared('all-ours', 'relation', isOurs, ['yes', 'no'])
      : shared('all-own', 'relation', answer => answer === 'own', ['yes', 'no'])),
    ...shared('any-is', 'is', answer => answer === 'none', ['no', 'yes'])
  }
}

type Pair = readonly [string, string]

/** Of a couple, the main carer was asked with the first child. */
function moreCare(answers: Answers): Answers {
  const carer = answers[childField(1, 'main-carer')]
  if (carer === undefined || !valuesOf(answers).is('partner', 'together', 'apart')) return {}
  return { 'more-care': carer === UNKNOWN ? UNKNOWN : carer === 'yes' ? 'me' : 'partner' }
}

/** All savings, typed again. */
function moreSavings(answers: Answers): Answers {
  const [savings, all] = [answers.savings, answers['assets-financial']]
  if (all === undefined) return {}
  if (all === UNKNOWN) return { 'more-savings': UNKNOWN }
  return { 'more-savings': all === savings ? 'no' : 'yes' }
}
