export { default } from '../../../en/jobseeker/compliance/_meta'
