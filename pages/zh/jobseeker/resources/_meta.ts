export { default } from '../../../en/jobseeker/resources/_meta'
