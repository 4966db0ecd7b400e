export { default } from '../../../en/community/legal/_meta'
