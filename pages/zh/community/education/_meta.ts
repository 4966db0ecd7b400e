export { default } from '../../../en/community/education/_meta'
