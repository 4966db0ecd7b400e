export { SearchPage as default } from '../../components/search/SearchPage'
