/** Payment rules as a package (docs/rules.md), for Node and browsers; figures come from the published figures.json. */
export { CALCULATORS, isCalculator, type Calculator, type CalculatorName } from './calculators.ts'
export { dayInSydney, nextIndexation, type Calendar, type IsoDate } from './dates.ts'
export { FigureNotHeldError, reviewBy, valueOn } from './figures.ts'
export { assessHousehold, type HouseholdResult, type PersonResult } from './household.ts'
export {
  CONFIRMED,
  FigureNotConfirmedError,
  FigureTooOldError,
  figuresFrom,
  Rates,
  type FigureInForce,
  type Figures,
  type RuleFigure
} from './lookup.ts'
export type { Result } from './result.ts'
export { householdSituation, type Household } from './situations/household.ts'
export { situationIssues } from './situations/issues.ts'
