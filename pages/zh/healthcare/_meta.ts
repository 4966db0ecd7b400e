export { default } from '../../en/healthcare/_meta'
