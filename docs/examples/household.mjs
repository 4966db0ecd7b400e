// Every payment of a household, on one day: `node household.mjs`, where foothold-rules is installed.
import { readFileSync } from 'node:fs'
import { assessHousehold, figuresFrom, householdSituation, Rates } from 'foothold-rules'

const read = path => JSON.parse(readFileSync(new URL(path), 'utf8'))
const { figures } = read(import.meta.resolve('foothold-rules/figures.json'))
const rates = new Rates(figuresFrom(figures), '2026-11-22')

// Amounts are whole cents. What is left out is not known, and makes a payment `may`, never `no`.
const household = householdSituation.parse(read(import.meta.resolve('./household.json')))
const { people, total } = assessHousehold(household, rates)

for (const { who, outcomes } of people) {
  for (const { id, state, result } of outcomes) {
    if (state === 'likely') console.log(who, id, result?.amount ?? '')
  }
}
console.log('together a fortnight:', total.amount, 'cents')
