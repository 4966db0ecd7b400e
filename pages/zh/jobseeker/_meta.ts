export { default } from '../../en/jobseeker/_meta'
