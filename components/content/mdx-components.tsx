/** What every MDX page may use (lists of all data: scripts/mdx/remark-data.ts), and how Markdown's own elements are rendered. */
import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { SiteLink } from '../layout/SiteLink'
import { withBase } from '../layout/base-path'
import { ClearSavedPages } from '../offline/ClearSavedPages'
import { Note, SayThis, Steps, Urgent } from './Callouts'
import { Figure } from './Figure'
import { Helpline, Helplines } from './Helpline'
import { Column, Columns, HomeOpening, Task, Tasks } from './Home'
import { DateOf, Lang, OutsideLink, Phone, Source } from './Inline'
import { RatesHistory } from './RatesHistory'
import { RatesTable } from './RatesTable'
import { RatesToday } from './RatesToday'
import { SectionPages } from './SectionPages'
import { Term } from './Term'

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

/** The theme dresses Markdown in its own classes; ours need none. */
const h2 = ({ children, ...rest }: ComponentProps<'h2'>) => <h2 {...rest}>{children}</h2>
const h3 = ({ children, ...rest }: ComponentProps<'h3'>) => <h3 {...rest}>{children}</h3>
const p = (props: ComponentProps<'p'>) => <p {...props} />
const ul = (props: ComponentProps<'ul'>) => <ul {...props} />
const ol = (props: ComponentProps<'ol'>) => <ol {...props} />
const li = (props: ComponentProps<'li'>) => <li {...props} />
const hr = (props: ComponentProps<'hr'>) => <hr {...props} />
const tr = (props: ComponentProps<'tr'>) => <tr {...props} />
const th = (props: ComponentProps<'th'>) => <th scope="col" {...props} />
const td = (props: ComponentProps<'td'>) => <td {...props} />
const code = (props: ComponentProps<'code'>) => <code {...props} />
const blockquote = (props: ComponentProps<'blockquote'>) => <blockquote {...props} />

/** A table scrolls by itself where it is wider than a phone. */
const table = (props: ComponentProps<'table'>) => (
  <div className="table-scroll">
    <table {...props} />
  </div>
)

export const mdxComponents = {
  a: A,
  h2,
  h3,
  p,
  ul,
  ol,
  li,
  hr,
  tr,
  th,
  td,
  blockquote,
  code,
  table,
  ClearSavedPages,
  Column,
  Columns,
  DateOf,
  Figure,
  Helpline,
  Helplines,
  HomeOpening,
  Lang,
  Note,
  Phone,
  RatesHistory,
  RatesTable,
  RatesToday,
  SayThis,
  SectionPages,
  Source,
  Steps,
  Task,
  Tasks,
  Term,
  Urgent
}
