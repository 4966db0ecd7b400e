import { ErrorPage } from '../components/layout/ErrorPage'

export default function ServerError() {
  return <ErrorPage error="serverError" />
}
