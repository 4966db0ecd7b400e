/**
 * Signing in, against the fake service, under the production security policy. Behaviour is tried in one
 * language; tests/unit/auth has every message in both, and boot/account.dom.test.ts each way to choose one.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { STORAGE_KEY } from '../../auth/storage.ts'
import { authEn } from '../../i18n/auth/en.ts'
import { menuWords } from '../../i18n/auth/menu.ts'
import { authZh } from '../../i18n/auth/zh.ts'
import { en } from '../../i18n/en.ts'
import { fill } from '../../i18n/fill.ts'
import { zh } from '../../i18n/zh.ts'
import { blockStorage, PASSWORD, storedKeys, test } from '../support/auth-site.ts'
import { violationsOf } from '../support/axe.ts'
import { now } from '../support/clock.ts'
import { compressedSizes } from '../support/export.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { bringReact, isReactRequest, untilHydrated } from '../support/react.ts'

const STRANGER = 'nobody@mail.example'

/** The control of the header in view. */
function account(page: Page): Locator {
  return page.locator('.site-header .account')
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name })
}

function alert(page: Page): Locator {
  return page.getByRole('main').getByRole('alert')
}

/** Types into the fields that are given and submits the form. */
async function submit(page: Page, values: { email?: string; password?: string; code?: string }): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main input[name=${name}]`).fill(value)
  await page.locator('main form button[type=submit]').click()
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** The summary of what is wrong, which has taken the focus. */
async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(alert(page)).toContainText(text)
  await expect(alert(page)).toBeFocused()
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(account(page).getByRole('button')).toHaveText('Sam Li')
}

async function signOutInHeader(page: Page): Promise<void> {
  await account(page).getByRole('button').click()
  await account(page)
    .getByRole('button', { name: /^(Sign Out|退出)/ })
    .click()
}

/** Asks for a mail on the sign-in page; when this returns, the service has sent it. */
async function askFor(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await submit(page, { email })
  await expect(page.locator('input[name=code]')).toBeVisible()
}

/** Makes the page’s long timeouts twenty times shorter: its limits on a service that hangs. */
async function shortenLongWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG = 5000
    const { setTimeout: wait } = window
    const { timeout } = AbortSignal
    const shorter = (ms: number) => (ms < LONG ? ms : ms / 20)
    window.setTimeout = ((run: TimerHandler, ms = 0) => wait(run, shorter(ms))) as typeof setTimeout
    AbortSignal.timeout = ms => timeout.call(AbortSignal, shorter(ms))
  })
}

test.afterEach(({ offences }) => {
  expect(offences).toEqual([])
})

test.describe('a reader without an account', () => {
  test('fetches no sign-in code or configuration, and sends the service nothing', async ({ page, service }) => {
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

  for (const language of ['en', 'zh']) {
    test(`fetches at most 37 KiB of script for each sign-in page, ${language}`, async ({ page }) => {
      let scripts = new Set<string>()
      page.on('request', request => {
        const { pathname } = new URL(request.url())
        if (pathname.endsWith('.js')) scripts.add(pathname)
      })
      await page.goto(`/${language}/jobseeker`)
      await bringReact(page)
      await page.waitForLoadState('networkidle')
      const shared = scripts
      for (const name of ['sign-in', 'reset', 'confirm']) {
        scripts = new Set()
        await page.goto(`/${language}/auth/${name}`)
        await untilHydrated(page)
        await page.waitForLoadState('networkidle')
        const own = [...scripts].filter(path => !shared.has(path))
        expect(compressedSizes(own), own.join(' ')).toBeLessThanOrEqual(37 * 1024)
        expect(own.some(path => path.includes('auth-client'))).toBe(true)
      }
    })
  }

  test('finds the control in the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/zh')
    await page.locator('details[data-menu] > summary').click()
    await expect(page.locator('.side-menu .account').getByRole('link', { name: zh.signIn })).toBeVisible()
  })
})

for (const { language, messages, site, neutral } of [
  { language: 'en', messages: authEn, site: en, neutral: '/auth' },
  { language: 'zh', messages: authZh, site: zh, neutral: '/zh/auth' }
]) {
  test(`a reader signs in using their own language, and returns to where they were, ${language}`, async ({
    page,
    person
  }) => {
    const { titles, actions, missing } = messages
    await page.goto(`/${language}/helplines?need=housing#content`)
    await account(page).getByRole('link', { name: site.signIn }).click()
    await expect(page).toHaveURL(new RegExp(`${neutral}/sign-in\\?next=`))
    await expect(page).toHaveTitle(new RegExp(titles.password))
    await expect(page.getByLabel(messages.fields.email, { exact: true })).toBeVisible()
    for (const [step, link, button] of [
      ['link', actions.toLink, actions.sendLink],
      ['create', actions.toCreate, actions.create],
      ['forgot', actions.toForgot, actions.sendReset],
      ['password', actions.toPassword, actions.signIn]
    ] as const) {
      await page.getByRole('link', { name: link }).click()
      await expect(heading(page, titles[step])).toBeFocused()
      await press(page, button)
      await expectAlert(page, missing.email)
    }
    await submit(page, { email: person.email, password: PASSWORD })
    await expect(page).toHaveURL(new RegExp(`/${language}/helplines\\?need=housing#content$`))
    await expectSignedIn(page)
  })
}

test.describe('the account control', () => {
  test('says “Loading...” while it does not know, without moving anything, and gives up after 1.5 s', async ({
    page,
    service,
    signedIn
  }) => {
    await signedIn({ expired: true })
    service.failNext('*', 'hang', Infinity)
    const shift = await layoutShift(page)
    // The clock stands still until the test moves it, however slow the machine.
    await page.clock.install({ time: now() })
    await page.clock.pauseAt(now() + 60_000)
    await page.goto('/en/jobseeker')
    await expect(account(page)).toHaveText(en.account.loading, { useInnerText: true })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const box = await account(page).boundingBox()
    const signIn = account(page).getByRole('link', { name: en.signIn })
    await page.clock.runFor(1400)
    await expect(signIn).toBeHidden()
    await page.clock.runFor(200)
    await expect(signIn).toBeVisible()
    expect(await account(page).boundingBox()).toEqual(box)
    await page.clock.resume()
    await untilHydrated(page)
    expect(await shift()).toBe(0)
  })

  test('shows who is signed in, without waiting for the service', async ({ page, service, signedIn }) => {
    await signedIn()
    service.failNext('*', 'hang', Infinity)
    await page.goto('/zh')
    await expectSignedIn(page)
  })

  test('has a label for somebody with no name or email address', async ({ page, person, signedIn }) => {
    person.metadata = {}
    await signedIn()
    await page.evaluate(key => {
      const session = JSON.parse(localStorage.getItem(key) ?? '')
      session.user.email = ''
      localStorage.setItem(key, JSON.stringify(session))
    }, STORAGE_KEY)
    await page.goto('/zh')
    await expect(account(page).getByRole('button')).toHaveText(menuWords.zh.user)
  })

  test('shows a name as text, whatever is in it', async ({ page, person, signedIn }) => {
    const name = '<img src=x onerror="window.pwned=1">\u202e</script>'
    person.metadata = { full_name: name }
    await signedIn()
    await page.goto('/en')
    const button = account(page).getByRole('button')
    await expect(button).toHaveText(name.replace('\u202e', ''))
    await button.click()
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    expect(await page.locator('.account img').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('opens and closes its menu by mouse and keys', async ({ page, signedIn }) => {
    await signedIn()
    await page.goto('/en')
    const button = account(page).getByRole('button', { name: 'Sam Li' })
    const item = account(page).getByRole('button', { name: menuWords.en.signOut })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(item).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await button.click()
    await expect(item).toBeHidden()
    await button.press('Enter')
    await page.keyboard.press('Tab')
    await expect(account(page).getByRole('link', { name: menuWords.en.privacy })).toBeFocused()
    await page.keyboard.press('s')
    await expect(item).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(item).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Space')
    await expect(item).toBeVisible()
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(item).toBeHidden()
    await button.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(item).toBeHidden()
  })
})

test.describe('signing out', () => {
  test('ends the session on this device and goes to the front page', async ({ page, service, signedIn }) => {
    await signedIn()
    await page.goto('/zh/helplines')
    await signOutInHeader(page)
    await expect(page).toHaveURL(/\/(en|zh)?$/)
    expect(await storedKeys(page)).toEqual([])
    expect(service.requests).toContain('POST /logout')
  })

  test('offline leaves nothing behind, and says so', async ({ page, context, signedIn }) => {
    await signedIn()
    await page.goto('/en/helplines')
    await expectSignedIn(page)
    await context.setOffline(true)
    const logged = page.waitForEvent('console', message => message.text().includes('Sign-out'))
    await signOutInHeader(page)
    await expect(account(page).getByRole('alert')).toContainText(en.account.signedOutHere)
    await expect(account(page).getByRole('link', { name: en.signIn })).toBeFocused()
    await logged
    expect(await storedKeys(page)).toEqual([])
    await account(page).getByRole('button', { name: en.account.close }).click()
    await expect(account(page).getByRole('alert')).toBeHidden()
    await context.setOffline(false)
  })

  test('gives up on a service that hangs, and leaves nothing behind', async ({ page, service, signedIn }) => {
    await shortenLongWaits(page)
    await signedIn()
    await page.goto('/en/helplines')
    await expectSignedIn(page)
    service.failNext('/logout', 'hang')
    await signOutInHeader(page)
    await expect(account(page).getByRole('alert')).toContainText(en.account.signedOutHere)
    expect(await storedKeys(page)).toEqual([])
  })
})

test.describe('the sign-in page', () => {
  test('says when accounts are not set up, and offers another try when that is not known', async ({ page }) => {
    await page.route('**/auth-config.json', route => route.fulfill({ json: null }), { times: 1 })
    await page.goto('/zh/auth/sign-in')
    await untilHydrated(page)
    await expect(page.getByRole('main')).toContainText(authZh.notSetUp.title)
    await page.route('**/auth-config.json', route => route.fulfill({ status: 500 }), { times: 1 })
    await page.reload()
    await expect(alert(page)).toContainText(authZh.problem.unreachable)
    await press(page, authZh.actions.retry)
    await expect(page.locator('main form')).toBeVisible()
  })

  test('takes a reader who chose Chinese to the Chinese page', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'NEXT_LOCALE', value: 'zh', url: baseURL ?? '' }])
    await page.goto('/auth/sign-in')
    await expect(heading(page, authZh.titles.password)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  })

  test('names what is missing beside each field and in a summary that leads there', async ({ page }) => {
    await page.goto('/zh/auth/sign-in')
    await submit(page, {})
    await expectAlert(page, authZh.missing.email)
    const email = page.getByLabel(authZh.fields.email, { exact: true })
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(authZh.missing.email)
    expect(await violationsOf(page)).toEqual([])
    await alert(page).getByRole('link', { name: authZh.missing.password }).click()
    await expect(page.locator('input[name=password]')).toBeFocused()
  })

  test('lets people paste, see their password and use a password manager', async ({ page }) => {
    await page.goto('/en/auth/sign-in')
    const inputs = page.locator('main input')
    const kinds = () => inputs.evaluateAll(found => found.map(input => input.getAttribute('autocomplete')))
    const password = page.locator('input[name=password]')
    await expect(password).toBeVisible()
    expect(await kinds()).toEqual(['email', 'current-password'])
    const refused = await inputs.evaluateAll(found =>
      found.filter(input => !input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })))
    )
    expect(refused).toEqual([])
    await page.getByRole('button', { name: authEn.fields.showPassword }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('link', { name: authEn.actions.toCreate }).click()
    await expect(heading(page, authEn.titles.create)).toBeFocused()
    expect(await kinds()).toEqual(['name', 'email', 'new-password'])
  })

  test('refuses a wrong password and an unknown address in the same words, and keeps the address', async ({
    page,
    person
  }) => {
    await page.goto('/en/auth/sign-in')
    for (const email of [person.email, STRANGER]) {
      await submit(page, { email, password: 'wrong' })
      await expectAlert(page, authEn.refused.invalid_credentials)
      await expect(page.locator('input[name=email]')).toHaveValue(email)
      await expect(page.locator('input[name=password]')).toHaveValue('')
    }
  })

  test('offers the confirmation again to somebody whose address is unconfirmed', async ({ page, service }) => {
    const email = `unconfirmed.${now()}@mail.example`
    service.addUser({ email, password: PASSWORD })
    await page.goto('/zh/auth/sign-in')
    await submit(page, { email, password: PASSWORD })
    await expectAlert(page, authZh.refused.email_not_confirmed)
    await press(page, authZh.actions.resend)
    await expect(heading(page, authZh.titles.inbox)).toBeVisible()
    await expect.poll(() => service.mails.some(({ to }) => to === email)).toBe(true)
    await submit(page, { code: service.mailTo(email).code })
    await expect(page).toHaveURL(/\/zh$/)
  })

  test('distinguishes banned, unreachable, offline and busy, and keeps what was typed', async ({
    page,
    service,
    person,
    context
  }) => {
    const values = { email: person.email, password: PASSWORD }
    await page.goto('/en/auth/sign-in')
    person.banned = true
    await submit(page, values)
    await expectAlert(page, authEn.refused.user_banned)
    person.banned = false
    for (const mode of ['network-reset', 'http200-html'] as const) {
      // Browsers retry by themselves where a connection is reset.
      service.failNext('/token', mode, Infinity)
      await submit(page, values)
      await expectAlert(page, authEn.problem.unreachable)
      service.heal()
      await expect(page.locator('input[name=password]')).toHaveValue(PASSWORD)
    }
    await context.setOffline(true)
    await submit(page, values)
    await expectAlert(page, authEn.problem.offline)
    await context.setOffline(false)
    service.failNext('/token', '429-request')
    await submit(page, values)
    await expectAlert(page, fill(authEn.problem.busy, { seconds: 60 }))
    const button = page.locator('main form button[type=submit]')
    await expect(button).toHaveText(fill(authEn.actions.wait, { seconds: 58 }))
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  test('gives up on a service that hangs', async ({ page, service, person }) => {
    await shortenLongWaits(page)
    service.failNext('/token', 'hang')
    await page.goto('/en/auth/sign-in')
    await submit(page, { email: person.email, password: PASSWORD })
    await expect(page.locator('main form button[type=submit]')).toHaveText(authEn.actions.busy)
    await expect(alert(page)).toContainText(authEn.problem.unreachable)
  })

  test('sends a link and a code to whoever has an account, and says the same to everybody', async ({
    page,
    service,
    person
  }) => {
    const texts: string[] = []
    await page.goto('/zh/auth/sign-in#link')
    for (const email of [STRANGER, person.email]) {
      if (texts.length > 0) await press(page, authZh.actions.otherAddress)
      await submit(page, { email })
      await expect(heading(page, authZh.titles.inbox)).toBeFocused()
      const text = await page.getByRole('main').innerText()
      texts.push(text.replaceAll(email, '').replaceAll(/\d+/g, '#'))
    }
    expect(texts[0]).toBe(texts[1])
    await submit(page, { code: '000000' })
    await expectAlert(page, authZh.refused.otp_expired)
    const { code } = service.mailTo(person.email)
    await submit(page, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
    await expect(page).toHaveURL(/\/zh$/)
    await expectSignedIn(page)
  })

  test('creates an account, with the same words for new, unconfirmed and known addresses', async ({
    page,
    service,
    person
  }) => {
    service.settings.minPassword = 8
    const fresh = `fresh.${now()}@mail.example`
    const texts: string[] = []
    await page.goto('/en/auth/sign-in#create')
    await submit(page, { email: fresh, password: 'short' })
    await expectAlert(page, `${authEn.refused.weak_password} ${authEn.weak.length}`)
    for (const email of [fresh, fresh, person.email]) {
      await submit(page, { email, password: PASSWORD })
      await expect(heading(page, authEn.titles.inbox)).toBeVisible()
      texts.push((await page.getByRole('main').innerText()).replaceAll(email, '').replaceAll(/\d+/g, '#'))
      await press(page, authEn.actions.otherAddress)
      await expect(page.locator('input[name=email]')).toHaveValue(email)
    }
    expect(new Set(texts).size).toBe(1)
  })

  test('hides what the service does not offer, and says so when it is still refused', async ({ page, service }) => {
    service.settings.disableSignup = true
    await page.goto('/zh/auth/sign-in#create')
    await expect(page.getByRole('link', { name: authZh.actions.toForgot })).toBeVisible()
    await submit(page, { email: 'new@mail.example', password: PASSWORD })
    await expectAlert(page, authZh.refused.signup_disabled)
    await page.getByRole('link', { name: authZh.actions.toPassword }).click()
    await expect(heading(page, authZh.titles.password)).toBeVisible()
    await expect(page.getByRole('link', { name: authZh.actions.toCreate })).toBeHidden()
  })

  test('shows who is already signed in and a new address that is not confirmed, and signs out', async ({
    page,
    person,
    service,
    signedIn
  }) => {
    person.newEmail = 'new@mail.example'
    await signedIn()
    await page.goto('/en/auth/sign-in')
    await expect(heading(page, authEn.titles.signedIn)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(fill(authEn.done.signedIn, { email: person.email }))
    await expect(page.getByRole('main')).toContainText(fill(authEn.done.newEmail, { email: 'new@mail.example' }))
    expect(await violationsOf(page)).toEqual([])
    service.failNext('/logout', 'http500-json')
    await press(page, authEn.actions.signOut)
    await expect(alert(page)).toContainText(en.account.signedOutHere)
    expect(await storedKeys(page)).toEqual([])
  })

  test('notices a session that the service has ended', async ({ page, person, service, signedIn }) => {
    await signedIn()
    service.endSessions(person)
    await page.goto('/zh/auth/sign-in')
    await expect(alert(page)).toContainText(authZh.done.ended)
    await expect(page.locator('input[name=password]')).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
  })

  test('says that a session will not last where storage is blocked', async ({ page, context, person }) => {
    await blockStorage(context)
    await page.goto('/en/auth/sign-in')
    await expect(page.getByRole('main')).toContainText(authEn.storageBlocked)
    await submit(page, { email: person.email, password: PASSWORD })
    await expect(heading(page, authEn.titles.signedIn)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(authEn.storageBlocked)
  })

  // tests/unit/auth/next-path.test.ts has every other way to write such an address.
  test('leads nobody to another site', async ({ page, person, baseURL }) => {
    await page.goto(`/en/auth/sign-in?next=${encodeURIComponent('/\\evil.example')}`)
    await submit(page, { email: person.email, password: PASSWORD })
    await expect(page).toHaveURL(`${baseURL}/en`)
  })
})

test.describe('the confirm page', () => {
  test('signs in by a button, in any browser, and takes the hash out of the address', async ({
    page,
    browser,
    service,
    person,
    baseURL
  }) => {
    await askFor(page, '/en/auth/sign-in?next=/en/helplines#link', person.email)
    const { link } = service.mailTo(person.email)
    service.requests.length = 0
    const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await elsewhere.goto(link)
    await expect(elsewhere.getByText(authEn.explain.confirmEmail)).toBeVisible()
    await untilHydrated(elsewhere)
    expect(service.requests).not.toContain('POST /verify')
    expect(elsewhere.url()).not.toContain('token_hash')
    expect(await elsewhere.evaluate(() => JSON.stringify(history.state) ?? '')).not.toContain('token_hash')
    expect(await violationsOf(elsewhere)).toEqual([])
    await press(elsewhere, authEn.actions.confirm)
    await expect(elsewhere).toHaveURL(/\/en\/helplines$/)
    await expectSignedIn(elsewhere)
    await elsewhere.goto(link)
    await press(elsewhere, authEn.actions.confirm)
    await expectAlert(elsewhere, authEn.refused.otp_expired)
    await elsewhere.context().close()
  })

  test('takes a PKCE link in the browser that asked, and explains it in another', async ({
    page,
    browser,
    service,
    person,
    baseURL
  }) => {
    await askFor(page, '/zh/auth/sign-in#link', person.email)
    const link = await service.follow(service.mailTo(person.email).defaultLink)
    const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await elsewhere.goto(link)
    await expect(alert(elsewhere)).toContainText(authZh.refused.pkce_code_verifier_not_found)
    await expect(elsewhere.locator('input[name=code]')).toBeVisible()
    expect(elsewhere.url()).not.toContain('code=')
    await elsewhere.context().close()
    await page.goto(link)
    await expect(page).toHaveURL(/\/zh$/)
    await expectSignedIn(page)
  })

  test('goes from a PKCE link for a new password to the form', async ({ page, service, person }) => {
    await askFor(page, '/en/auth/sign-in#forgot', person.email)
    await page.goto(await service.follow(service.mailTo(person.email).defaultLink))
    await expect(page).toHaveURL(/\/en\/auth\/reset/)
    await expect(page.locator('input[name=password]')).toBeVisible()
  })

  test('explains errors in the address, refuses tokens there, and asks for the code', async ({
    page,
    service,
    person
  }) => {
    for (const [rest, text] of [
      ['?error=access_denied&error_code=otp_expired', authZh.refused.otp_expired],
      ['#error=access_denied&error_code=otp_expired', authZh.refused.otp_expired],
      ['?x=1#error_code=<script>alert(1)</script>', '<script>alert(1)</script>'],
      ['?x=2#access_token=a.b.c&refresh_token=d&type=recovery', authZh.refused.tokens_in_address]
    ] as const) {
      await page.goto(`/zh/auth/confirm${rest}`)
      await expect(alert(page)).toContainText(text)
      // Where the address differs by its hash alone, the text before may still be shown.
      await expect.poll(() => new URL(page.url()).hash + new URL(page.url()).search).not.toMatch(/error|token/)
    }
    expect(await storedKeys(page)).toEqual([])
    await askFor(page, '/zh/auth/sign-in#link', person.email)
    await page.goto('/zh/auth/confirm')
    await submit(page, { email: person.email, code: service.mailTo(person.email).code })
    await expect(page).toHaveURL(/\/zh$/)
  })

  test('says when one of two addresses is confirmed, and when both are', async ({
    page,
    service,
    person,
    signedIn
  }) => {
    await signedIn()
    const token = await page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? '').access_token, STORAGE_KEY)
    const wanted = `changed.${now()}@mail.example`
    await fetch(`${service.url}/auth/v1/user?redirect_to=${new URL(page.url()).origin}/en/auth/confirm`, {
      method: 'PUT',
      headers: { apikey: service.key, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ email: wanted })
    })
    await page.goto(service.mailTo(person.email).link)
    await expect(page.getByText(authEn.explain.confirmChange)).toBeVisible()
    await press(page, authEn.actions.confirm)
    await expect(page.getByRole('main').getByRole('status')).toContainText(authEn.done.half)
    await page.goto(service.mailTo(wanted).link)
    await press(page, authEn.actions.confirm)
    await expect(page.getByRole('main').getByRole('status')).toContainText(authEn.done.changed)
    await expect(page.getByRole('main')).toContainText(wanted)
  })
})

test.describe('the page for a new password', () => {
  test('explains itself to somebody who is not signed in', async ({ page }) => {
    await page.goto('/zh/auth/reset')
    await expect(page.getByRole('main')).toContainText(authZh.explain.noSession)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: authZh.explain.askAgain }).click()
    await expect(heading(page, authZh.titles.forgot)).toBeVisible()
  })

  test('sets a password after a code, and says why not', async ({ page, service, person }) => {
    await askFor(page, '/zh/auth/sign-in#forgot', person.email)
    await submit(page, { code: service.mailTo(person.email).code })
    await expect(page).toHaveURL(/\/zh\/auth\/reset/)
    service.settings.pwned = ['stolen horse']
    for (const [password, text] of [
      ['', authZh.missing.newPassword],
      [PASSWORD, authZh.refused.same_password],
      ['stolen horse', authZh.weak.pwned]
    ] as const) {
      await submit(page, { password })
      await expectAlert(page, text)
    }
    expect(await violationsOf(page)).toEqual([])
    await submit(page, { password: 'another horse' })
    await expect(page.getByRole('main').getByRole('status')).toContainText(authZh.done.password)
    expect(person.password).toBe('another horse')
  })

  test('says when the session has ended', async ({ page, service, person, signedIn }) => {
    await signedIn()
    await page.goto('/en/auth/reset')
    service.failNext('/user', 'http502-html')
    await submit(page, { password: 'another horse' })
    await expectAlert(page, authEn.problem.unreachable)
    service.endSessions(person)
    await submit(page, {})
    await expect(page.getByRole('main')).toContainText(authEn.refused.session_not_found)
  })
})

test.describe('two tabs', () => {
  test('notice when the other signs in or out, even where no auth code was loaded', async ({
    page,
    context,
    person
  }) => {
    await page.goto('/en/helplines')
    await expect(account(page).getByRole('link')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/zh/auth/sign-in')
    await submit(other, { email: person.email, password: PASSWORD })
    await expectSignedIn(other)
    await expectSignedIn(page)
    await expect(other).toHaveURL('/zh')
    await signOutInHeader(other)
    await expect(account(page).getByRole('link', { name: en.signIn })).toBeVisible()
  })

  test('leave each other alone while nothing happens', async ({ page, context, signedIn }) => {
    await signedIn()
    await page.goto('/en')
    const other = await context.newPage()
    await other.goto('/zh')
    const events = (tab: Page) => tab.evaluate(() => Number(document.documentElement.dataset.events ?? 0))
    for (const tab of [page, other]) {
      await expect(account(tab).getByRole('button')).toBeVisible()
      await tab.evaluate(() => {
        const { dataset } = document.documentElement
        addEventListener('storage', () => (dataset.events = String(Number(dataset.events ?? 0) + 1)))
      })
    }
    await other.evaluate(() => localStorage.setItem('other', 'thing'))
    await expect.poll(() => events(page)).toBeGreaterThan(0)
    // The client may still store its session once; tabs that answer each other would never be quiet.
    let before = -1
    const newEvents = async () => {
      const now = (await events(page)) + (await events(other))
      const more = now - before
      before = now
      return more
    }
    await expect.poll(newEvents, { intervals: [300] }).toBe(0)
  })

  test('notice when storage is emptied elsewhere', async ({ page, context, signedIn }) => {
    await signedIn()
    await page.goto('/en')
    await expectSignedIn(page)
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
    await askFor(page, '/en/auth/sign-in#link', person.email)
    const other = await context.newPage()
    await other.goto(service.mailTo(person.email).link)
    await press(other, authEn.actions.confirm)
    await expect(heading(page, authEn.titles.signedIn)).toBeVisible()
  })
})

test.describe('a stored session', () => {
  test('that has expired is refreshed', async ({ page, service, signedIn }) => {
    await signedIn({ expired: true })
    await page.goto('/en')
    await expectSignedIn(page)
    expect(service.requests).toContain('POST /token')
  })

  test('that the service refuses to refresh is removed', async ({ page, service, person, signedIn }) => {
    await signedIn({ expired: true })
    service.endSessions(person)
    await page.goto('/en')
    await expect(account(page).getByRole('link', { name: en.signIn })).toBeVisible()
    await expect.poll(() => storedKeys(page)).toEqual([])
  })

  test('that cannot be read does no harm', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.evaluate(key => localStorage.setItem(key, '{"nonsense'), STORAGE_KEY)
    await page.goto('/en')
    await expect(account(page).getByRole('link', { name: en.signIn })).toBeVisible()
  })
})

test.describe('the built sign-in pages', () => {
  const PAGES = ['', '/en', '/zh'].flatMap(tree => ['sign-in', 'confirm', 'reset'].map(name => `${tree}/auth/${name}`))

  test('are left out of search engines and caches', async ({ request }) => {
    for (const path of PAGES) {
      const response = await request.get(path)
      expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(await response.text()).toContain('<meta name="robots" content="noindex"')
    }
  })

  test('have language links that keep the form that was chosen', async ({ page }) => {
    await page.goto('/auth/sign-in#create')
    await page.locator('a[data-language=zh]').click()
    await expect(page).toHaveURL(/\/zh\/auth\/sign-in#create$/)
    await expect(heading(page, authZh.titles.create)).toBeVisible()
  })

  test('say what they need when scripts are off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/zh/auth/sign-in')
    await expect(heading(page, authZh.titles.password)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(authZh.open)
    await context.close()
  })
})
