export { OfflinePage as default } from '../../components/offline/OfflinePage'
