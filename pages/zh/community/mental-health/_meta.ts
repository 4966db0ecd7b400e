export { default } from '../../../en/community/mental-health/_meta'
