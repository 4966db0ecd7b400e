// The days that matter: `node days.mjs`, where foothold-rules is installed.
import { readFileSync } from 'node:fs'
import {
  assessFinalPay,
  assessFirstPayday,
  figuresFrom,
  finalPaySituation,
  firstPaydaySituation,
  Rates,
  timeLimitsOf,
  timeLimitsSituation
} from 'foothold-rules'

const read = path => JSON.parse(readFileSync(new URL(path), 'utf8'))
const example = name => read(import.meta.resolve(`./${name}.json`))
const { figures } = read(import.meta.resolve('foothold-rules/figures.json'))
const book = read(import.meta.resolve('foothold-rules/days.json'))
const rates = new Rates(figuresFrom(figures), '2026-11-23')

for (const { id, last, aim } of timeLimitsOf(timeLimitsSituation.parse(example('deadlines')), rates, book)) {
  console.log(id, 'by', last, 'aim at', aim)
}

// What is owed at the end of a job goes into the claim that follows.
const { results, carry } = assessFinalPay(finalPaySituation.parse(example('final-pay')), rates, book)
for (const { id, amount } of results) console.log(id, amount, 'cents')

const claim = firstPaydaySituation.parse({ ...example('first-payday'), ...carry, claimOn: carry.lastDay })
const { waits, startsOn } = assessFirstPayday(claim, rates, book)
for (const { id, from, until } of waits) console.log(id, from, until)
console.log('paid from', startsOn)
