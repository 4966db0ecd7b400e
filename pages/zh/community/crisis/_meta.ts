export { default } from '../../../en/community/crisis/_meta'
