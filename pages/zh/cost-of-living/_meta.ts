export { default } from '../../en/cost-of-living/_meta'
