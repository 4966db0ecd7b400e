export { default } from '../../../en/community/women-support/_meta'
