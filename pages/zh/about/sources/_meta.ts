export { default } from '../../../en/about/sources/_meta'
