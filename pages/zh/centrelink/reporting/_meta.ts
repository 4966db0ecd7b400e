export { default } from '../../../en/centrelink/reporting/_meta'
