import boot from '../../.generated/boot.json'
import contacts from '../../.generated/contacts.json'
import type { Language } from '../../i18n'
import { site } from '../../site.config'
import { HelplineList } from '../content/Helpline'
import type { ServiceView } from '../content/views'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { PlainHead } from '../layout/PlainHead'
import { SideMenu } from '../layout/SideMenu'
import { SiteLink } from '../layout/SiteLink'
import { UrgentStrip } from '../layout/UrgentStrip'
import { useLanguage } from '../layout/use-language'
import '../layout/words/both'

const CALCULATORS = ['jobseeker-income', 'rent-assistance', 'youth-allowance', 'wage-subsidy'] as const

type Need = keyof (typeof contacts)['en']

interface Words {
  title: string
  intro: string
  again: string
  call: string
  needs: Record<Need, string>
  read: string
  helplines: string
  calculators: Record<(typeof CALCULATORS)[number], string>
  search: string
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'No connection',
    intro: 'This page needs the internet, and your device has none right now. Calls still work without it.',
    again: 'Try again',
    call: 'Who to call',
    needs: {
      danger: 'Danger',
      talk: 'Someone to talk to',
      home: 'Someone at home hurts or scares you',
      health: 'Sick or hurt',
      tonight: 'Nowhere to sleep tonight',
      money: 'No food or no money',
      language: 'In your language'
    },
    read: 'What you can open now',
    helplines: 'All phone numbers',
    calculators: {
      'jobseeker-income': 'JobSeeker income calculator',
      'rent-assistance': 'Rent Assistance calculator',
      'youth-allowance': 'Youth Allowance calculator',
      'wage-subsidy': 'Wage subsidy calculator'
    },
    search: 'Search'
  },
  zh: {
    title: '没有网络连接',
    intro: '打开这个页面需要网络，而你的设备现在没有联网。没有网络也可以打电话。',
    again: '再试一次',
    call: '可以打给谁',
    needs: {
      danger: '有危险',
      talk: '想找人说说话',
      home: '家里有人伤害你、让你害怕',
      health: '生病或受伤',
      tonight: '今晚没有地方住',
      money: '没有吃的、没有钱',
      language: '用你的语言'
    },
    read: '现在能打开的页面',
    helplines: '全部求助电话',
    calculators: {
      'jobseeker-income': '求职者津贴收入计算器',
      'rent-assistance': '租房补助计算器',
      'youth-allowance': '青年津贴计算器',
      'wage-subsidy': '工资补贴计算器'
    },
    search: '搜索'
  }
}

/** Shown in place of a page that neither the network nor the device has: who to call, and what is there. */
export function OfflinePage() {
  const { language, words } = useLanguage()
  const w = WORDS[language]
  const path = `/${language}/offline`
  const home = { title: `${site.name[language]}: ${words.home}`, route: `/${language}`, children: [] }
  return (
    <>
      <PlainHead title={`${w.title} | ${site.name[language]}`} description={w.intro} path={path} />
      <Header />
      <SideMenu tree={[home]} current={path} onDemand />
      <main id="content" className="plain-page prose" tabIndex={-1}>
        <h1>{w.title}</h1>
        <p>{w.intro}</p>
        <p>
          {/* The path that was asked for: this page is shown in its place. */}
          <a href="?">{w.again}</a>
        </p>
        <h2 id="call">{w.call}</h2>
        {(Object.entries(contacts[language]) as [Need, ServiceView[]][]).map(([need, services]) => (
          <section key={need} aria-labelledby={need} className={need === 'danger' ? 'urgent' : undefined}>
            <h3 id={need}>{w.needs[need]}</h3>
            <HelplineList services={services} />
          </section>
        ))}
        <h2 id="read">{w.read}</h2>
        {/* Every reader has the first two; a script brings out what else is on this device. */}
        <ul>
          <li>
            <SiteLink href={`/${language}/helplines`}>{w.helplines}</SiteLink>
          </li>
          <li>
            <SiteLink href={`/${language}`}>{words.home}</SiteLink>
          </li>
          {CALCULATORS.map(name => (
            <li key={name} hidden data-stored="page">
              <SiteLink href={`/${language}/calculators/${name}`}>{w.calculators[name]}</SiteLink>
            </li>
          ))}
          <li hidden data-stored="index">
            <SiteLink href={`/${language}/search`}>{w.search}</SiteLink>
          </li>
        </ul>
        <h2 id="saved">{words.offline.saved}</h2>
        <ul data-saved-pages />
        <p data-saved-none>{words.offline.savedNone}</p>
        <script defer src={boot.offlineScript} />
      </main>
      <UrgentStrip />
      <Footer />
    </>
  )
}
