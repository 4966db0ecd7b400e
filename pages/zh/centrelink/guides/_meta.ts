export { default } from '../../../en/centrelink/guides/_meta'
