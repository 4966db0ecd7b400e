export { default } from '../../en/employers/_meta'
