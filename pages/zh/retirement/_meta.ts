export { default } from '../../en/retirement/_meta'
