/**
 * What a screen reader is told: roles, names and their order on four kinds of
 * pages. Amounts are patterns, so that a new rate changes nothing here.
 */
import { expect, test } from '@playwright/test'
import { untilAlive } from '../support/react.ts'

test('home: the way in, urgent help, one heading, the questions people come with', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Foothold, home page"
      - navigation "Site":
        - list:
          - listitem:
            - link "Blog"
          - listitem:
            - link "Pro Tools"
          - listitem:
            - link "Store"
      - search "Search":
        - searchbox "Search"
      - group "Language":
        - link "EN"
        - link "中文"
      - link "Sign In"
    - complementary "Need help right now?":
      - strong: Need help right now?
      - list:
        - listitem:
          - text: Danger
          - link "000"
        - listitem:
          - text: Crisis support
          - link "13 11 14"
        - listitem:
          - text: Violence at home
          - link "1800 737 732"
      - link "All help lines"
    - main:
      - heading "Out of work, short of money, or hiring? Start here." [level=1]
      - search "Search this guide"
      - heading "What has happened?" [level=2]
      - list:
        - listitem:
          - link /I lost my job/
      - heading "Payment rates today" [level=2]
      - term: Single, with a dependent child
      - definition: /\\$[\\d,.]+/
  `)
})

test('home in Chinese says the same in Chinese', async ({ page }) => {
  await page.goto('/zh')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "跳到正文"
    - banner:
      - link "立足首页"
      - navigation "本站"
      - search "搜索":
        - searchbox "搜索"
      - group "语言":
        - link "EN"
        - link "中文"
      - link "登录"
    - complementary:
      - list:
        - listitem:
          - link "000"
        - listitem:
          - link "13 11 14"
        - listitem:
          - link "1800 737 732"
    - main:
      - heading [level=1]
  `)
})

test('a page of rates: where one is, what is on the page, a table with named rows and columns', async ({ page }) => {
  await page.goto('/en/jobseeker/payment-rates')
  await expect(page.getByRole('navigation', { name: 'All topics' })).toMatchAriaSnapshot(`
    - navigation "All topics":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "JobSeeker resources"
          - group:
            - text: JobSeeker resources
            - list:
              - listitem:
                - link "Payments and extras"
        - listitem:
          - link "Centrelink services"
          - group: Centrelink services
  `)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "JobSeeker resources"
          - listitem
      - heading "JobSeeker payment rates" [level=1]
      - group:
        - navigation "On This Page":
          - list:
            - listitem:
              - link "The rates now"
          - link "Scroll to top"
      - paragraph:
        - text: JobSeeker Payment is up to
        - button /\\$[\\d,.]+ a fortnight/
      - heading "The rates now" [level=2]
      - table "The most JobSeeker can pay a fortnight, before extras":
        - rowgroup:
          - row:
            - columnheader "Your situation"
            - columnheader
            - columnheader "Now"
        - rowgroup:
          - row:
            - rowheader "Single, no children"
            - cell /\\$[\\d,.]+/
            - cell /\\$[\\d,.]+/
  `)
})

test('a calculator: a form of named questions, the answer under its heading, the working as a table', async ({ page }) => {
  await page.goto('/en/calculators/rent-assistance')
  await untilAlive(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - form "Your situation":
        - heading "Your situation" [level=2]
        - combobox
        - group:
          - radio [checked]
          - radio
        - textbox
        - button "Show my answer"
      - heading "An example, before you answer" [level=2]
      - paragraph: /\\$[\\d,.]+/
      - heading "How we worked it out" [level=3]
      - table "How we worked it out":
        - rowgroup:
          - row:
            - rowheader
            - cell /\\$[\\d,.]+/
  `)
})

test('search: a combobox that says how much it found, results in groups named by their page', async ({ page }) => {
  await page.goto('/en')
  await page.locator('.site-header input[type=search]').click()
  await page.keyboard.type('rent assistance')
  await expect(page.locator('.site-header')).toMatchAriaSnapshot(`
    - banner:
      - search "Search":
        - combobox "Search" [expanded]: rent assistance
        - status: /\\d pages? found/
        - listbox "Search results":
          - group "Rent Assistance":
            - option /Rent Assistance/
  `)
})
