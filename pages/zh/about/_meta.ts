export { default } from '../../en/about/_meta'
