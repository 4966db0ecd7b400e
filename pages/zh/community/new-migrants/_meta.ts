export { default } from '../../../en/community/new-migrants/_meta'
