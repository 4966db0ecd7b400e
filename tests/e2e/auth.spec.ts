/** Signing in, over HTTP, under the production security policy, against the local service. */
import { expect, type Locator, type Page } from '@playwright/test'
import { STORAGE_KEY } from '../../auth/storage.ts'
import { authEn } from '../../i18n/auth/en.ts'
import { fill } from '../../i18n/auth/fill.ts'
import { authZh } from '../../i18n/auth/zh.ts'
import { en } from '../../i18n/en.ts'
import { zh } from '../../i18n/zh.ts'
import { blockStorage, PASSWORD, storedKeys, test } from '../support/auth-site.ts'
import { violationsOf } from '../support/axe.ts'
import { compressedSizes } from '../support/export.ts'
import { bringReact, isReactRequest, untilAlive } from '../support/react.ts'

const LANGUAGES = [
  { language: 'en', words: authEn, site: en, neutral: '/auth' },
  { language: 'zh', words: authZh, site: zh, neutral: '/zh/auth' }
] as const

type Tongue = (typeof LANGUAGES)[number]

/** The control of the header in view. */
function account(page: Page): Locator {
  return page.locator('.site-header .account')
}

async function fillIn(page: Page, { words }: Tongue, values: { email?: string; password?: string; code?: string }) {
  if (values.email !== undefined) await page.getByLabel(words.fields.email, { exact: true }).fill(values.email)
  if (values.code !== undefined) await page.getByLabel(words.fields.code).fill(values.code)
  if (values.password !== undefined) await page.locator('input[name=password]').fill(values.password)
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** The summary of what is wrong, which has taken the focus. */
async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(text)
  await expect(alert).toBeFocused()
}

test.afterEach(({ offences }) => {
  expect(offences).toEqual([])
})

test.describe('a reader without an account', () => {
  test('fetches no code and no configuration of sign-in, and asks the service nothing', async ({ page, service }) => {
    const paths: string[] = []
    const bodies: Promise<string>[] = []
    page.on('response', response => {
      paths.push(new URL(response.url()).pathname)
      if (isReactRequest(response.url())) bodies.push(response.text())
    })
    await page.goto('/en')
    await bringReact(page)
    await page.waitForLoadState('networkidle')
    expect(paths.filter(path => path.includes('auth'))).toEqual([])
    expect((await Promise.all(bodies)).filter(body => /gotrue|grant_type|GoTrueClient/i.test(body))).toEqual([])
    expect(bodies.length).toBeGreaterThan(3)
    expect(service.requests).toEqual([])
    await expect(account(page).getByRole('link')).toHaveAttribute('href', '/auth/sign-in')
  })

  for (const { language } of LANGUAGES) {
    for (const name of ['sign-in', 'reset', 'confirm']) {
      test(`who opens ${name}, ${language}, fetches at most 30 KiB of script for it`, async ({ page }) => {
        const scripts = new Set<string>()
        page.on('request', request => {
          const { pathname } = new URL(request.url())
          if (pathname.endsWith('.js')) scripts.add(pathname)
        })
        await page.goto(`/${language}/jobseeker`)
        await bringReact(page)
        await page.waitForLoadState('networkidle')
        const shared = new Set(scripts)
        await page.goto(`/${language}/auth/${name}`)
        await untilAlive(page)
        await page.waitForLoadState('networkidle')
        const own = [...scripts].filter(path => !shared.has(path))
        expect(compressedSizes(own), own.join(' ')).toBeLessThanOrEqual(30 * 1024)
        expect(own.some(path => path.includes('auth-client'))).toBe(true)
      })
    }
  }

  test('finds the control again in the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/zh')
    await page.locator('details[data-menu] > summary').click()
    const link = page.locator('.side-menu .account').getByRole('link', { name: zh.signIn })
    await expect(link).toBeVisible()
  })
})

for (const tongue of LANGUAGES) {
  const { language, words, site, neutral } = tongue

  test.describe(`the account control, ${language}`, () => {
    test('leads to the sign-in page in the reader’s language, and back to where they were', async ({
      page,
      person
    }) => {
      await page.goto(`/${language}/helplines?need=housing#content`)
      await account(page).getByRole('link', { name: site.signIn }).click()
      await expect(page).toHaveURL(new RegExp(`${neutral}/sign-in\\?next=`))
      await fillIn(page, tongue, { email: person.email, password: PASSWORD })
      await press(page, words.actions.signIn)
      await expect(page).toHaveURL(new RegExp(`/${language}/helplines\\?need=housing#content$`))
      await expect(account(page).getByRole('button')).toHaveText('Sam Li')
    })

    test('says “Loading...” while it does not know, without moving anything, and gives up after 1.5 s', async ({
      page,
      service,
      signedIn
    }) => {
      await signedIn({ expired: true })
      service.failNext('*', 'hang', Infinity)
      await page.addInitScript(() => {
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) window.shifted = (window.shifted ?? 0) + (entry as LayoutShift).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`/${language}/jobseeker`, { waitUntil: 'commit' })
      await expect(account(page)).toHaveText(site.account.loading, { useInnerText: true })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const box = await account(page).boundingBox()
      await expect(account(page).getByRole('link', { name: site.signIn })).toBeVisible({ timeout: 2500 })
      expect(
        await page.evaluate(() => performance.now() - Number(document.documentElement.dataset.since))
      ).toBeGreaterThan(1400)
      expect(await account(page).boundingBox()).toEqual(box)
      await untilAlive(page)
      expect(await page.evaluate(() => window.shifted ?? 0)).toBe(0)
    })

    test('shows who is signed in, without waiting for the service', async ({ page, service, person, signedIn }) => {
      await signedIn()
      service.failNext('*', 'hang', Infinity)
      await page.goto(`/${language}`)
      await expect(account(page).getByRole('button')).toHaveText('Sam Li')
      person.metadata = {}
      service.heal()
      await signedIn()
      await page.goto(`/${language}`)
      await expect(account(page).getByRole('button')).toHaveText(person.email.split('@')[0] ?? '')
    })

    test('calls somebody without name and address by the word for it', async ({ page, person, signedIn }) => {
      person.metadata = {}
      await signedIn()
      await page.evaluate(key => {
        const session = JSON.parse(localStorage.getItem(key) ?? '')
        session.user.email = ''
        localStorage.setItem(key, JSON.stringify(session))
      }, STORAGE_KEY)
      await page.goto(`/${language}`)
      await expect(account(page).getByRole('button')).toHaveText(site.account.user)
    })

    test('opens and closes its menu by mouse and keys', async ({ page, signedIn }) => {
      await signedIn()
      await page.goto(`/${language}`)
      const button = account(page).getByRole('button')
      const item = page.getByRole('menuitem', { name: site.account.signOut })
      await button.click()
      await expect(item).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await button.click()
      await expect(item).toBeHidden()
      await button.press('ArrowDown')
      await expect(item).toBeFocused()
      for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
        await page.keyboard.press(key)
        await expect(item).toBeFocused()
      }
      await page.keyboard.press('Escape')
      await expect(item).toBeHidden()
      await expect(button).toBeFocused()
      await button.press('Enter')
      await expect(item).toBeFocused()
      await page.getByRole('main').click({ position: { x: 5, y: 5 } })
      await expect(item).toBeHidden()
      await button.press('ArrowUp')
      await page.keyboard.press('Tab')
      await expect(item).toBeHidden()
      await button.press('Space')
      expect(await violationsOf(page)).toEqual([])
    })

    test('signs out on this device and goes to the front page', async ({ page, service, signedIn }) => {
      await signedIn()
      await page.goto(`/${language}/helplines`)
      await account(page).getByRole('button').click()
      await page.getByRole('menuitem').click()
      await expect(page).toHaveURL(/\/(en|zh)?$/)
      expect(await storedKeys(page)).toEqual([])
      expect(service.requests).toContain('POST /logout')
    })

    test('signs out offline, leaves nothing behind, and says so', async ({ page, context, signedIn }) => {
      await signedIn()
      await page.goto(`/${language}/helplines`)
      await account(page).getByRole('button').click()
      await context.setOffline(true)
      const logged = page.waitForEvent('console', message => message.text().includes('Sign-out'))
      await page.getByRole('menuitem').click()
      await expect(account(page).getByRole('alert')).toContainText(site.account.signedOutHere)
      await expect(account(page).getByRole('link', { name: site.signIn })).toBeFocused()
      await logged
      expect(await storedKeys(page)).toEqual([])
      await account(page).getByRole('button', { name: site.account.close }).click()
      await expect(account(page).getByRole('alert')).toBeHidden()
      await context.setOffline(false)
    })
  })

  test.describe(`the sign-in page, ${language}`, () => {
    test('is in the reader’s language, whichever way that is known', async ({ page, context, baseURL }) => {
      const title = page.getByRole('heading', { level: 1, name: words.titles.password })
      for (const address of [`/auth/sign-in?lang=${language}`, `/auth/sign-in?next=/${language}/helplines`]) {
        await page.goto(address)
        await expect(title).toBeVisible()
      }
      await context.addCookies([{ name: 'NEXT_LOCALE', value: language, url: baseURL ?? '' }])
      await page.goto('/auth/sign-in')
      await expect(title).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-AU' : 'zh-Hans')
      await page.goto(`/${language}/auth/sign-in?lang=${language === 'en' ? 'zh' : 'en'}`)
      await expect(title).toBeVisible()
    })

    test('names what is missing beside each field and in a summary that leads there', async ({ page }) => {
      await page.goto(`/${language}/auth/sign-in`)
      await press(page, words.actions.signIn)
      await expectAlert(page, words.missing.email)
      const email = page.getByLabel(words.fields.email, { exact: true })
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(words.missing.email)
      await page.getByRole('alert').getByRole('link', { name: words.missing.password }).click()
      await expect(page.locator('input[name=password]')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
    })

    test('lets people paste and their password manager help', async ({ page }) => {
      await page.goto(`/${language}/auth/sign-in`)
      const kinds = () =>
        page.locator('main input').evaluateAll(inputs => inputs.map(input => input.getAttribute('autocomplete')))
      await expect(page.locator('input[name=password]')).toBeVisible()
      expect(await kinds()).toEqual(['email', 'current-password'])
      const refused = await page
        .locator('main input')
        .evaluateAll(inputs =>
          inputs.filter(input => !input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })))
        )
      expect(refused).toEqual([])
      const password = page.locator('input[name=password]')
      await page.getByRole('button', { name: words.fields.showPassword }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('link', { name: words.actions.toCreate }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.titles.create })).toBeFocused()
      expect(await kinds()).toEqual(['name', 'email', 'new-password'])
    })

    test('refuses a wrong password and an unknown address in the same words, and keeps the address', async ({
      page,
      person
    }) => {
      await page.goto(`/${language}/auth/sign-in`)
      for (const email of [person.email, 'nobody@mail.example']) {
        await fillIn(page, tongue, { email, password: 'wrong' })
        await press(page, words.actions.signIn)
        await expectAlert(page, words.refused.invalid_credentials)
        await expect(page.getByLabel(words.fields.email, { exact: true })).toHaveValue(email)
        await expect(page.locator('input[name=password]')).toHaveValue('')
      }
    })

    test('offers the confirmation again to somebody whose address is unconfirmed', async ({ page, service }) => {
      const email = `new.${language}.${Date.now()}@mail.example`
      service.addUser({ email, password: PASSWORD })
      await page.goto(`/${language}/auth/sign-in`)
      await fillIn(page, tongue, { email, password: PASSWORD })
      await press(page, words.actions.signIn)
      await expectAlert(page, words.refused.email_not_confirmed)
      await press(page, words.actions.resend)
      await expect(page.getByRole('heading', { level: 1, name: words.titles.inbox })).toBeVisible()
      await expect.poll(() => service.mails.some(({ to }) => to === email)).toBe(true)
      await fillIn(page, tongue, { code: service.mailTo(email).code })
      await press(page, words.actions.useCode)
      await expect(page).toHaveURL(new RegExp(`/${language}$`))
    })

    test('tells banned, busy with a countdown, and each kind of trouble apart', async ({
      page,
      service,
      person,
      context
    }) => {
      await page.goto(`/${language}/auth/sign-in`)
      const attempt = async () => {
        await fillIn(page, tongue, { email: person.email, password: PASSWORD })
        await press(page, words.actions.signIn)
      }
      person.bannedUntil = Date.now() + 60_000
      await attempt()
      await expectAlert(page, words.refused.user_banned)
      person.bannedUntil = undefined
      for (const mode of ['network-reset', 'http500-json', 'http502-html', 'http400-html', 'http200-html'] as const) {
        // Browsers try again by themselves where a connection breaks off.
        service.failNext('/token', mode, Infinity)
        await attempt()
        await expectAlert(page, words.problem.unreachable)
        service.heal()
        await expect(page.locator('input[name=password]')).toHaveValue(PASSWORD)
      }
      await context.setOffline(true)
      await attempt()
      await expectAlert(page, words.problem.offline)
      await context.setOffline(false)
      service.failNext('/token', '429-request')
      await attempt()
      await expectAlert(page, fill(words.problem.busy, { seconds: 60 }))
      const button = page.locator('main form button[type=submit]')
      await expect(button).toHaveText(fill(words.actions.wait, { seconds: 58 }))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    })

    test('sends a link and a code to whoever has an account, and says the same to everybody', async ({
      page,
      service,
      person
    }) => {
      const texts: string[] = []
      await page.goto(`/${language}/auth/sign-in#link`)
      for (const email of ['nobody@mail.example', person.email]) {
        if (texts.length > 0) await press(page, words.actions.otherAddress)
        await fillIn(page, tongue, { email })
        await press(page, words.actions.sendLink)
        await expect(page.getByRole('heading', { level: 1, name: words.titles.inbox })).toBeFocused()
        const text = await page.getByRole('main').innerText()
        texts.push(text.replaceAll(email, '').replaceAll(/\d+/g, '#'))
      }
      expect(texts[0]).toBe(texts[1])
      await fillIn(page, tongue, { code: '000000' })
      await press(page, words.actions.useCode)
      await expectAlert(page, words.refused.otp_expired)
      const { code } = service.mailTo(person.email)
      await fillIn(page, tongue, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
      await press(page, words.actions.useCode)
      await expect(page).toHaveURL(new RegExp(`/${language}$`))
      await expect(account(page).getByRole('button')).toHaveText('Sam Li')
    })

    test('makes an account, with the same words for new, waiting and known addresses', async ({
      page,
      service,
      person
    }) => {
      service.settings.minPassword = 8
      const fresh = `fresh.${language}.${Date.now()}@mail.example`
      const texts: string[] = []
      await page.goto(`/${language}/auth/sign-in`)
      await page.getByRole('link', { name: words.actions.toCreate }).click()
      await fillIn(page, tongue, { email: fresh, password: 'short' })
      await press(page, words.actions.create)
      await expectAlert(page, words.refused.weak_password)
      await expectAlert(page, words.weak.length)
      for (const email of [fresh, fresh, person.email]) {
        await fillIn(page, tongue, { email, password: PASSWORD })
        await press(page, words.actions.create)
        await expect(page.getByRole('heading', { level: 1, name: words.titles.inbox })).toBeVisible()
        texts.push((await page.getByRole('main').innerText()).replaceAll(email, '').replaceAll(/\d+/g, '#'))
        await press(page, words.actions.otherAddress)
        await expect(page.getByLabel(words.fields.email, { exact: true })).toHaveValue(email)
      }
      expect(new Set(texts).size).toBe(1)
    })

    test('hides what the service does not offer, and says when it is refused all the same', async ({
      page,
      service
    }) => {
      service.settings.disableSignup = true
      await page.goto(`/${language}/auth/sign-in`)
      await expect(page.getByRole('link', { name: words.actions.toForgot })).toBeVisible()
      await expect(page.getByRole('link', { name: words.actions.toCreate })).toBeHidden()
      await page.goto(`/${language}/auth/sign-in#create`)
      await fillIn(page, tongue, { email: 'new@mail.example', password: PASSWORD })
      await press(page, words.actions.create)
      await expectAlert(page, words.refused.signup_disabled)
    })

    test('shows who is signed in already, a new address that waits, and signs out', async ({
      page,
      person,
      service,
      signedIn
    }) => {
      person.newEmail = 'new@mail.example'
      await signedIn()
      await page.goto(`/${language}/auth/sign-in`)
      await expect(page.getByRole('heading', { level: 1, name: words.titles.signedIn })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(fill(words.done.signedIn, { email: person.email }))
      await expect(page.getByRole('main')).toContainText(fill(words.done.newEmail, { email: 'new@mail.example' }))
      expect(await violationsOf(page)).toEqual([])
      service.failNext('/logout', 'http500-json')
      await press(page, words.actions.signOut)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(site.account.signedOutHere)
      expect(await storedKeys(page)).toEqual([])
    })

    test('notices a session that the service has ended', async ({ page, person, service, signedIn }) => {
      await signedIn()
      service.endSessions(person)
      await page.goto(`/${language}/auth/sign-in`)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(words.done.ended)
      await expect(page.locator('input[name=password]')).toBeVisible()
      expect(await storedKeys(page)).toEqual([])
    })

    test('says that a session will not last where storage is blocked', async ({ page, context, person }) => {
      await blockStorage(context)
      await page.goto(`/${language}/auth/sign-in`)
      await expect(page.getByRole('main')).toContainText(words.storageBlocked)
      await fillIn(page, tongue, { email: person.email, password: PASSWORD })
      await press(page, words.actions.signIn)
      await expect(page.getByRole('heading', { level: 1, name: words.titles.signedIn })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(words.storageBlocked)
    })
  })

  /** Asks for a mail on the sign-in page; once this is over, the service has sent it. */
  async function askFor(page: Page, step: 'link' | 'forgot', email: string, query = '') {
    await page.goto(`/${language}/auth/sign-in${query}#${step}`)
    await fillIn(page, tongue, { email })
    await press(page, step === 'link' ? words.actions.sendLink : words.actions.sendReset)
    await expect(page.getByRole('heading', { level: 1, name: words.titles.inbox })).toBeVisible()
  }

  test.describe(`the confirm page, ${language}`, () => {
    test('signs in by a button, in any browser, and takes the hash out of the address', async ({
      page,
      browser,
      service,
      person,
      baseURL
    }) => {
      await askFor(page, 'link', person.email, `?next=/${language}/helplines`)
      const { link } = service.mailTo(person.email)
      service.requests.length = 0
      const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
      await elsewhere.goto(link)
      await expect(elsewhere.getByText(words.explain.confirmEmail)).toBeVisible()
      await untilAlive(elsewhere)
      expect(service.requests).not.toContain('POST /verify')
      expect(elsewhere.url()).not.toContain('token_hash')
      expect(await elsewhere.evaluate(() => JSON.stringify(history.state) ?? '')).not.toContain('token_hash')
      expect(await violationsOf(elsewhere)).toEqual([])
      await press(elsewhere, words.actions.confirm)
      await expect(elsewhere).toHaveURL(new RegExp(`/${language}/helplines$`))
      await expect(account(elsewhere).getByRole('button')).toHaveText('Sam Li')
      await elsewhere.goto(link)
      await expect(elsewhere.getByText(words.explain.confirmEmail)).toBeVisible()
      await press(elsewhere, words.actions.confirm)
      await expectAlert(elsewhere, words.refused.otp_expired)
      await elsewhere.context().close()
    })

    test('takes a PKCE link in the browser that asked, and explains it in another', async ({
      page,
      browser,
      service,
      person,
      baseURL
    }) => {
      await askFor(page, 'link', person.email)
      const response = await fetch(service.mailTo(person.email).confirmationUrl, { redirect: 'manual' })
      const link = response.headers.get('location') ?? ''
      const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
      await elsewhere.goto(link)
      await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText(
        words.refused.pkce_code_verifier_not_found
      )
      await expect(elsewhere.getByLabel(words.fields.code)).toBeVisible()
      expect(elsewhere.url()).not.toContain('code=')
      await elsewhere.context().close()
      await page.goto(link)
      await expect(page).toHaveURL(new RegExp(`/${language}$`))
      await expect(account(page).getByRole('button')).toHaveText('Sam Li')
    })

    test('leads from a PKCE link for a new password to the form', async ({ page, service, person }) => {
      await askFor(page, 'forgot', person.email)
      const response = await fetch(service.mailTo(person.email).confirmationUrl, { redirect: 'manual' })
      await page.goto(response.headers.get('location') ?? '')
      await expect(page).toHaveURL(new RegExp(`/${language}/auth/reset`))
      await expect(page.locator('input[name=password]')).toBeVisible()
    })

    test('phrases errors of the address, refuses tokens in it, and asks for the code', async ({
      page,
      service,
      person
    }) => {
      const alert = page.getByRole('main').getByRole('alert')
      for (const rest of [
        '?error=access_denied&error_code=otp_expired',
        '#error=access_denied&error_code=otp_expired'
      ]) {
        await page.goto(`/${language}/auth/confirm${rest}`)
        await expect(alert).toContainText(words.refused.otp_expired)
        // The second address differs by its hash alone, so the words of the first may still stand there.
        await expect.poll(() => new URL(page.url()).hash + new URL(page.url()).search).toBe('')
      }
      await page.goto(`/${language}/auth/confirm?x=1#error_code=<script>alert(1)</script>`)
      await expect(alert).toContainText('<script>alert(1)</script>')
      await page.goto(`/${language}/auth/confirm?x=2#access_token=a.b.c&refresh_token=d&type=recovery`)
      await expect(alert).toContainText(words.refused.tokens_in_address)
      expect(await storedKeys(page)).toEqual([])
      await askFor(page, 'link', person.email)
      await page.goto(`/${language}/auth/confirm`)
      await fillIn(page, tongue, { email: person.email, code: service.mailTo(person.email).code })
      await press(page, words.actions.useCode)
      await expect(page).toHaveURL(new RegExp(`/${language}$`))
    })

    test('says when one of two addresses is confirmed, and when both are', async ({
      page,
      service,
      person,
      signedIn
    }) => {
      await signedIn()
      const token = await page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? '').access_token, STORAGE_KEY)
      const wanted = `changed.${language}.${Date.now()}@mail.example`
      await fetch(`${service.url}/auth/v1/user?redirect_to=${new URL(page.url()).origin}/${language}/auth/confirm`, {
        method: 'PUT',
        headers: { apikey: service.key, Authorization: `Bearer ${token}` },
        body: JSON.stringify({ email: wanted })
      })
      await page.goto(service.mailTo(person.email).link)
      await expect(page.getByText(words.explain.confirmChange)).toBeVisible()
      await press(page, words.actions.confirm)
      await expect(page.getByRole('status')).toContainText(words.done.half)
      await page.goto(service.mailTo(wanted).link)
      await press(page, words.actions.confirm)
      await expect(page.getByRole('status')).toContainText(words.done.changed)
      await expect(page.getByRole('main')).toContainText(wanted)
    })
  })

  test.describe(`the page for a new password, ${language}`, () => {
    test('explains itself to somebody who is not signed in', async ({ page }) => {
      await page.goto(`/${language}/auth/reset`)
      await expect(page.getByRole('main')).toContainText(words.explain.noSession)
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('link', { name: words.explain.askAgain }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.titles.forgot })).toBeVisible()
    })

    test('sets a password after a code, and says why not', async ({ page, service, person }) => {
      await askFor(page, 'forgot', person.email)
      await fillIn(page, tongue, { code: service.mailTo(person.email).code })
      await press(page, words.actions.useCode)
      await expect(page).toHaveURL(new RegExp(`/${language}/auth/reset`))
      const attempt = async (password: string) => {
        await fillIn(page, tongue, { password })
        await press(page, words.actions.setPassword)
      }
      await attempt('')
      await expectAlert(page, words.missing.newPassword)
      await attempt('马'.repeat(25))
      await expectAlert(page, words.missing.longPassword)
      await attempt(PASSWORD)
      await expectAlert(page, words.refused.same_password)
      service.settings.pwned = ['stolen horse']
      await attempt('stolen horse')
      await expectAlert(page, words.weak.pwned)
      expect(await violationsOf(page)).toEqual([])
      await attempt('another horse')
      await expect(page.getByRole('status')).toContainText(words.done.password)
      expect(person.password).toBe('another horse')
    })

    test('says when the session has ended or is too old for it', async ({ page, service, person, signedIn }) => {
      await signedIn()
      await page.goto(`/${language}/auth/reset`)
      service.failNext('/user', 'http502-html')
      await fillIn(page, tongue, { password: 'another horse' })
      await press(page, words.actions.setPassword)
      await expectAlert(page, words.problem.unreachable)
      service.endSessions(person)
      await press(page, words.actions.setPassword)
      await expect(page.getByRole('main')).toContainText(words.refused.session_not_found)
    })
  })
}

test.describe('two tabs', () => {
  test('hear of each other’s signing in and out, also where no auth code was loaded', async ({
    page,
    context,
    person
  }) => {
    await page.goto('/en/helplines')
    await expect(account(page).getByRole('link')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/zh/auth/sign-in')
    await other.locator('input[name=email]').fill(person.email)
    await other.locator('input[name=password]').fill(PASSWORD)
    await other.locator('main form button[type=submit]').click()
    await expect(account(other).getByRole('button')).toHaveText('Sam Li')
    await expect(account(page).getByRole('button')).toHaveText('Sam Li')
    await expect(other).toHaveURL('/zh')
    await account(other).getByRole('button').click()
    await other.getByRole('menuitem').click()
    await expect(account(page).getByRole('link', { name: en.signIn })).toBeVisible()
  })

  test('leave each other alone while nothing happens', async ({ page, context, signedIn }) => {
    await signedIn()
    await page.goto('/en')
    const other = await context.newPage()
    await other.goto('/zh')
    const heard = (tab: Page) => tab.evaluate(() => Number(document.documentElement.dataset.heard ?? 0))
    for (const tab of [page, other]) {
      await expect(account(tab).getByRole('button')).toBeVisible()
      await tab.evaluate(() => {
        const { dataset } = document.documentElement
        addEventListener('storage', () => (dataset.heard = String(Number(dataset.heard ?? 0) + 1)))
      })
    }
    // Something else is written, as another part of the page may.
    await other.evaluate(() => localStorage.setItem('other', 'thing'))
    await expect.poll(() => heard(page)).toBeGreaterThan(0)
    // The client may still be storing its session; then there is nothing more to hear.
    const isQuiet = async () => {
      const before = (await heard(page)) + (await heard(other))
      await page.waitForTimeout(300)
      return (await heard(page)) + (await heard(other)) === before
    }
    await expect.poll(isQuiet).toBe(true)
  })

  test('notice when storage is emptied elsewhere', async ({ page, context, signedIn }) => {
    await signedIn()
    await page.goto('/en')
    await expect(account(page).getByRole('button')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/favicon.svg')
    await other.evaluate(() => localStorage.clear())
    await expect(account(page).getByRole('link', { name: en.signIn })).toBeVisible()
  })

  test('show on a waiting sign-in page that the link was used in another', async ({
    page,
    context,
    service,
    person
  }) => {
    await page.goto('/en/auth/sign-in#link')
    await page.locator('input[name=email]').fill(person.email)
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByRole('heading', { level: 1, name: authEn.titles.inbox })).toBeVisible()
    const other = await context.newPage()
    await other.goto(service.mailTo(person.email).link)
    await other.getByRole('button', { name: authEn.actions.confirm, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: authEn.titles.signedIn })).toBeVisible()
  })
})

test.describe('a session', () => {
  test('that has expired is refreshed', async ({ page, service, signedIn }) => {
    await signedIn({ expired: true })
    await page.goto('/en')
    await expect(account(page).getByRole('button')).toHaveText('Sam Li')
    expect(service.requests).toContain('POST /token')
  })

  test('that the service does not refresh any more is removed', async ({ page, service, person, signedIn }) => {
    await signedIn({ expired: true })
    service.endSessions(person)
    await page.goto('/en')
    await expect(account(page).getByRole('link', { name: en.signIn })).toBeVisible()
    await expect.poll(() => storedKeys(page)).toEqual([])
  })

  test('of nonsense does no harm', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.evaluate(key => localStorage.setItem(key, '{"nonsense'), STORAGE_KEY)
    await page.goto('/en')
    await expect(account(page).getByRole('link', { name: en.signIn })).toBeVisible()
  })

  test('shows a name as text, whatever is in it', async ({ page, person, signedIn }) => {
    const name = '<img src=x onerror="window.pwned=1">\u202e</script>'
    person.metadata = { full_name: name }
    await signedIn()
    await page.goto('/en')
    await expect(account(page).getByRole('button')).toHaveText(name.replace('\u202e', ''))
    await account(page).getByRole('button').click()
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    expect(await page.locator('.account img').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test('a service that hangs is given up on', async ({ page, service, person }) => {
  test.setTimeout(45_000)
  service.failNext('/token', 'hang')
  await page.goto('/en/auth/sign-in')
  await page.locator('input[name=email]').fill(person.email)
  await page.locator('input[name=password]').fill(PASSWORD)
  const button = page.locator('main form button[type=submit]')
  await button.click()
  await expect(button).toHaveText(authEn.actions.busy)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(authEn.problem.unreachable, { timeout: 20_000 })
})

test('signing out while the service hangs takes seconds, not the client’s half minute', async ({
  page,
  service,
  signedIn
}) => {
  await signedIn()
  await page.goto('/en/helplines')
  await account(page).getByRole('button').click()
  service.failNext('/logout', 'hang')
  await page.getByRole('menuitem').click()
  await expect(account(page).getByRole('alert')).toContainText(en.account.signedOutHere, { timeout: 8000 })
  expect(await storedKeys(page)).toEqual([])
})

test.describe('after signing in', () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(document.domain)',
    'https://evil.example/en',
    '%2F%2Fevil.example',
    '/en/%2F%2Fevil.example',
    '/en/..%2F%2Fevil.example',
    '/%09/evil.example'
  ]) {
    test(`nobody is led to ${next}`, async ({ page, person, baseURL }) => {
      await page.goto(`/en/auth/sign-in?next=${next.includes('%') ? next : encodeURIComponent(next)}`)
      await page.locator('input[name=email]').fill(person.email)
      await page.locator('input[name=password]').fill(PASSWORD)
      await page.locator('main form button[type=submit]').click()
      await expect(page).toHaveURL(`${baseURL}/en`)
    })
  }
})

test.describe('the sign-in pages', () => {
  const PAGES = ['', '/en', '/zh'].flatMap(tree => ['sign-in', 'confirm', 'reset'].map(name => `${tree}/auth/${name}`))

  test('are listed by no search engine and kept by no cache', async ({ request }) => {
    for (const path of PAGES) {
      const response = await request.get(path)
      expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(await response.text()).toContain('<meta name="robots" content="noindex"')
    }
  })

  test('have language links that lead to their twins, and keep the way that was chosen', async ({ page }) => {
    await page.goto('/auth/sign-in#create')
    await page.locator('a[data-language=zh]').click()
    await expect(page).toHaveURL(/\/zh\/auth\/sign-in#create$/)
    await expect(page.getByRole('heading', { level: 1, name: authZh.titles.create })).toBeVisible()
  })

  test('say what they need where scripts are off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/zh/auth/sign-in')
    await expect(page.getByRole('heading', { level: 1, name: authZh.titles.password })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(authZh.open)
    await context.close()
  })
})

declare global {
  interface Window {
    /** Sum of layout shifts, counted by a test. */
    shifted?: number
  }
  interface LayoutShift extends PerformanceEntry {
    value: number
  }
}
