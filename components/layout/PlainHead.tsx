import Head from 'next/head'
import { site } from '../../site.config'
import { withBase } from './base-path'

interface Props {
  title: string
  description: string
  path: string
  /** May search engines list it? Error and sign-in pages are not for them. */
  indexed?: boolean
}

/** The head of the few pages outside the two language trees. */
export function PlainHead({ title, description, path, indexed = false }: Props) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fbfaf6" />
      <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
      {indexed ? (
        <link rel="canonical" href={`${site.url}${withBase(path)}`} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </Head>
  )
}
