import { ErrorPage } from '../components/layout/ErrorPage'

export default function NotFound() {
  return <ErrorPage error="notFound" />
}
