/** What the answer fetches once it is opened: one file, because each has its place in what every page carries. */
export { FurtherPay } from './FurtherPay'
export { Report } from './Report'
export { SideBySide } from './SideBySide'
