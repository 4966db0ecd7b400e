export { default } from '../../en/centrelink/_meta'
