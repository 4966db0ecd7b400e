export { default } from '../../../en/community/family-support/_meta'
