export { default } from '../en/_meta'
