export { default } from '../../../en/community/single-life/_meta'
