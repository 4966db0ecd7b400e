import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ACCOUNT_WAIT_MS, STORAGE_KEY } from '../../../../auth/storage.ts'
import { rememberPage, waitForAccount } from '../../../../components/boot/account.ts'
import { find, isolateTests, mockReplace, page, replace } from './dom.ts'

isolateTests()

beforeEach(() => {
  localStorage.clear()
  delete window.footholdCallback
})

afterEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/')
})

describe('the account control before React', () => {
  it('waits for a moment if a session is stored', () => {
    vi.useFakeTimers()
    localStorage.setItem(STORAGE_KEY, '{}')
    waitForAccount()
    const { dataset } = document.documentElement
    expect(dataset.session).toBe('unknown')
    vi.advanceTimersByTime(ACCOUNT_WAIT_MS)
    expect(dataset.session).toBeUndefined()
  })

  it('does not wait for anybody else', () => {
    localStorage.setItem(`${STORAGE_KEY}-code-verifier`, '"x"')
    waitForAccount()
    expect(document.documentElement.dataset.session).toBeUndefined()
  })
})

it.each([
  ['/zh/helplines?need=housing#top', '/auth/sign-in', '/zh/helplines?need=housing#top'],
  ['/guide/en/jobseeker', '/guide/auth/sign-in', '/en/jobseeker']
])('the link to sign in leads back from %s', (address, href, next) => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', href.slice(0, -'/auth/sign-in'.length))
  history.replaceState(null, '', address)
  page(`<a data-sign-in href="${href}"><b>Sign In</b></a><a id="other" href="/en">Home</a>`)
  rememberPage()
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', event => event.preventDefault())
  find('#other').click()
  expect(find<HTMLAnchorElement>('#other').search).toBe('')
  find('b').click()
  const link = new URL(find<HTMLAnchorElement>('a').href)
  expect([link.pathname, link.searchParams.get('next')]).toEqual([href, next])
  vi.unstubAllEnvs()
})

describe('the script of the sign-in pages', () => {
  /** Runs the script as a reader with these cookies at this address meets it. */
  async function arrive(address: string, cookie = ''): Promise<void> {
    mockReplace()
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
    history.replaceState(null, '', address)
    await import('../../../../components/boot/auth.ts')
  }

  it.each([
    ['/auth/sign-in?lang=zh', ''],
    ['/auth/sign-in?next=/zh/helplines', ''],
    ['/auth/sign-in#create', 'NEXT_LOCALE=zh'],
    ['/auth/confirm?token_hash=x&lang=zh', '']
  ])('leads from %s with “%s” to the Chinese page, with query and hash', async (address, cookie) => {
    await arrive(address, cookie)
    expect(replace).toHaveBeenCalledExactlyOnceWith(`/zh${address}`)
    expect(window.footholdCallback).toBeUndefined()
  })

  it.each([
    ['/auth/sign-in', ''],
    ['/auth/sign-in?lang=en', 'NEXT_LOCALE=zh'],
    ['/auth/sign-in?next=/en/helplines', 'NEXT_LOCALE=zh'],
    ['/auth/sign-in?next=/zhuang', ''],
    ['/en/auth/sign-in?lang=zh', 'NEXT_LOCALE=zh'],
    ['/zh/auth/sign-in', 'NEXT_LOCALE=zh']
  ])('leaves a reader at %s with “%s” where they are', async (address, cookie) => {
    await arrive(address, cookie)
    expect(replace).not.toHaveBeenCalled()
  })

  it('takes the link’s secrets out of the address, and keeps where to go next', async () => {
    const { length } = history
    await arrive('/en/auth/confirm?next=%2Fen%2Fx&token_hash=secret&type=recovery#access_token=b')
    expect(history.length).toBe(length)
    expect(location.href).toMatch(/\/en\/auth\/confirm\?next=%2Fen%2Fx&type=recovery$/)
    expect(window.footholdCallback).toContain('token_hash=secret')
    expect(window.footholdCallback).toContain('#access_token=b')
  })

  it('leaves the address of the other pages as it is', async () => {
    await arrive('/en/auth/sign-in?next=%2Fen#create')
    expect(location.href).toMatch(/\?next=%2Fen#create$/)
    expect(window.footholdCallback).toBeUndefined()
  })
})
