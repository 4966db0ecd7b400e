export { default } from '../../../en/about/figures/_meta'
