// JobSeeker Payment of a fortnight, on one day: `node jobseeker.mjs`, where foothold-rules is installed.
import { readFileSync } from 'node:fs'
import { CALCULATORS, figuresFrom, Rates } from 'foothold-rules'

const path = new URL(import.meta.resolve('foothold-rules/figures.json'))
const { figures } = JSON.parse(readFileSync(path, 'utf8'))
const rates = new Rates(figuresFrom(figures), '2026-09-20')

// Whole cents: $360 from work in the fortnight, $396.94 of rent.
const situation = { age: 30, income: { employment: 36000 }, rent: { perFortnight: 39694 } }
const result = CALCULATORS.jobseeker.assess(situation, rates)

for (const { label, amount } of result.working) console.log(label, amount)
console.log('a fortnight:', result.amount, 'cents')
