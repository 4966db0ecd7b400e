export { default } from '../../en/small-business/_meta'
