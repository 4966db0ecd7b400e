/**
 * What every MDX page may use (lists of all data: scripts/mdx/remark-data.ts), and how Markdown's own elements are
 * rendered.
 */
import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { ByState, State } from '../filters/ByState'
import { SiteLink } from '../layout/SiteLink'
import { withBase } from '../layout/base-path'
import { ClearSavedPages } from '../offline/SavedControls'
import { SearchKey } from '../search/SearchKey'
import { AmIEligible } from './AmIEligible'
import { Note, Steps, Urgent } from './Callouts'
import { SayThis } from './SayThis'
import { Dated } from './Dated'
import { Figure } from './Figure'
import { Fold } from './Fold'
import { Helpline, Helplines } from './Helpline'
import { DateOf, Lang, OutsideLink, Phone, Source, Statement, Subscribe, Sum } from './Inline'
import { RatesHistory, RatesTable } from './Rates'
import { Term } from './Term'
import { WorkedExample } from './WorkedExample'

function A({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (/^https?:/.test(href)) return <OutsideLink href={href}>{children}</OutsideLink>
  const isFile = /\.[a-z]+$/.test(href)
  if (isFile || href.startsWith('#')) {
    return (
      <a href={isFile ? withBase(href) : href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <SiteLink href={href} {...rest}>
      {children}
    </SiteLink>
  )
}

const ELEMENTS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'hr', 'tr', 'td', 'code', 'blockquote'] as const

/** Plain elements: the theme's own components would add its classes. */
const PLAIN = Object.fromEntries(ELEMENTS.map(name => [name, name]))

const th = (props: ComponentProps<'th'>) => <th scope="col" {...props} />

/** A table wider than the screen scrolls by itself. */
const table = (props: ComponentProps<'table'>) => (
  <div className="table-scroll">
    <table {...props} />
  </div>
)

export const mdxComponents = {
  ...PLAIN,
  a: A,
  table,
  th,
  AmIEligible,
  ByState,
  ClearSavedPages,
  DateOf,
  Dated,
  Figure,
  Fold,
  Helpline,
  Helplines,
  Lang,
  Note,
  Phone,
  RatesHistory,
  RatesTable,
  SayThis,
  SearchKey,
  Source,
  State,
  Statement,
  Steps,
  Subscribe,
  Sum,
  Term,
  Urgent,
  WorkedExample
}
