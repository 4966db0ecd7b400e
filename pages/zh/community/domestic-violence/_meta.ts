export { default } from '../../../en/community/domestic-violence/_meta'
