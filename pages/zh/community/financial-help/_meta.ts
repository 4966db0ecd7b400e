export { default } from '../../../en/community/financial-help/_meta'
