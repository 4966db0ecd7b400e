export { default } from '../../en/community/_meta'
