export { FrontPage as default } from '../components/layout/FrontPage'
