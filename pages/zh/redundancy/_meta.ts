export { default } from '../../en/redundancy/_meta'
