/** GitHub silently drops a form that it cannot read, so its rules are checked here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { site } from '../../site.config.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDER = join(ROOT, '.github', 'ISSUE_TEMPLATE')

interface Field {
  type: string
  id?: string
  attributes: { label?: string; value?: string; options?: unknown[] }
}

interface Form {
  name: string
  description: string
  body: Field[]
}

const forms = readdirSync(FOLDER).filter(file => file !== 'config.yml')

function read(file: string): unknown {
  return parse(readFileSync(join(FOLDER, file), 'utf8'))
}

describe.each(forms)('%s', file => {
  const { name, description, body } = read(file) as Form
  const asked = body.filter(({ type }) => type !== 'markdown')

  it('is valid', () => {
    expect(file).toMatch(/\.yml$/)
    expect([name, description].every(text => typeof text === 'string' && text !== '')).toBe(true)
    expect(asked).not.toEqual([])
    for (const { type, attributes } of body) {
      expect(['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']).toContain(type)
      expect(type === 'markdown' ? attributes.value : attributes.label).toBeTruthy()
      if (type === 'dropdown' || type === 'checkboxes') expect(attributes.options?.length).toBeGreaterThan(0)
    }
  })

  it('has unique fields', () => {
    for (const names of [asked.map(({ id }) => id), asked.map(({ attributes }) => attributes.label)]) {
      expect(names).toEqual([...new Set(names)])
      expect(names).not.toContain(undefined)
    }
    expect(asked.filter(({ id }) => !/^[\w-]+$/.test(id ?? ''))).toEqual([])
  })

  it('first warns, in both languages, that it is public', () => {
    expect(body[0]?.attributes.value).toContain('nothing about your own case')
    expect(body[0]?.attributes.value).toContain('所有人都能看到')
  })
})

it('config.yml links to our own pages instead of the public forms', () => {
  const { contact_links: links } = read('config.yml') as {
    contact_links: { name: string; url: string; about: string }[]
  }
  expect(links.map(({ url }) => url)).toEqual([`${site.url}/en/about`, `${site.repository}/security`])
  expect(existsSync(join(ROOT, 'pages/en/about/index.mdx'))).toBe(true)
  expect(links.filter(({ name, about }) => !/[\u4e00-\u9fff]/.test(name) || !/[\u4e00-\u9fff]/.test(about))).toEqual([])
})
