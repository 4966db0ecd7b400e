export { default } from '../../../en/centrelink/payments/_meta'
