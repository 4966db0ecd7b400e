export { default } from '../../../en/jobseeker/benefits/_meta'
