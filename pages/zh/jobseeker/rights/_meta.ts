export { default } from '../../../en/jobseeker/rights/_meta'
