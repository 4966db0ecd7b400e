export { default } from '../../../en/community/housing/_meta'
