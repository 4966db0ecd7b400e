export { default } from '../en/auth/confirm'
