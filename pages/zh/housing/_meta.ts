export { default } from '../../en/housing/_meta'
