export { default } from '../../en/providers/_meta'
