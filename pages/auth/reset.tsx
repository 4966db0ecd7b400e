export { default } from '../en/auth/reset'
