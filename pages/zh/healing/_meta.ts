export { default } from '../../en/healing/_meta'
