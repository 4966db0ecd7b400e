export { default } from '../../en/calculators/_meta'
