export { default } from '../../../en/jobseeker/guides/_meta'
