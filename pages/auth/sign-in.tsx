export { default } from '../en/auth/sign-in'
