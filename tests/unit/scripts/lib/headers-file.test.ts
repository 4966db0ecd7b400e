import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headersFor, parseHeadersFile } from '../../../../scripts/lib/headers-file.ts'
import { forAll } from '../../for-all.ts'

const FILE = `# Everywhere
/*
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/:language/auth/*
  Cache-Control: no-store

/figures.json
  Access-Control-Allow-Origin: *
`

/** The headers of a path as a plain object. */
function headers(path: string, file = FILE): Record<string, string> {
  return Object.fromEntries(headersFor(parseHeadersFile(file), path))
}

describe('a headers file', () => {
  it('gives every page the headers of the star', () => {
    expect(headers('/en/jobseeker')).toEqual({ 'X-Frame-Options': 'DENY' })
  })

  it('matches the folder and everything in it with a final star', () => {
    const kept = 'public, max-age=31536000, immutable'
    expect(headers('/assets/page.js')).toEqual({ 'X-Frame-Options': 'DENY', 'Cache-Control': kept })
    expect(headers('/assets/deep/page.js')).toHaveProperty('Cache-Control', kept)
    expect(headers('/assets')).toHaveProperty('Cache-Control', kept)
    expect(headers('/assets-of-others')).not.toHaveProperty('Cache-Control')
  })

  it('matches one folder with a name after a colon', () => {
    expect(headers('/en/auth/reset')).toHaveProperty('Cache-Control', 'no-store')
    expect(headers('/auth/reset')).not.toHaveProperty('Cache-Control')
    expect(headers('/en/more/auth/reset')).not.toHaveProperty('Cache-Control')
  })

  it('sends both values where two rules overlap', () => {
    expect(headers('/a', '/*\n  X-A: 1\n/a\n  X-A: 2\n')).toEqual({ 'X-A': '1, 2' })
  })

  it('adds the headers of one file to those of all', () => {
    expect(headers('/figures.json')).toMatchObject({ 'X-Frame-Options': 'DENY', 'Access-Control-Allow-Origin': '*' })
  })

  it('matches a dot literally', () => {
    expect(headers('/figuresXjson')).not.toHaveProperty('Access-Control-Allow-Origin')
  })

  it('matches nothing else with a path without a star', () => {
    expect(headers('/figures.json/more')).not.toHaveProperty('Access-Control-Allow-Origin')
    expect(headers('/old/figures.json')).not.toHaveProperty('Access-Control-Allow-Origin')
  })

  it('keeps the colons of a value', () => {
    const policy = "default-src 'none'; img-src 'self' data:"
    expect(headers('/', `/*\n  Content-Security-Policy: ${policy}\n`)).toEqual({ 'Content-Security-Policy': policy })
  })

  it('is refused where a header comes before any path', () => {
    expect(() => parseHeadersFile('# nothing\n  X-A: 1\n')).toThrow('_headers:2 a header comes before any path')
  })

  it('is refused where Netlify would ignore a line', () => {
    expect(() => parseHeadersFile('/a\n  ! Cache-Control\n')).toThrow('_headers:2 a header has no value')
  })

  it('returns every header that was written', () => {
    const name = fc.stringMatching(/^[A-Z][A-Za-z-]{0,20}$/)
    const value = fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/)
    forAll([fc.dictionary(name, value, { minKeys: 1, maxKeys: 6, noNullPrototype: true })], 100, written => {
      const lines = Object.entries(written).map(([key, text]) => `  ${key}: ${text}`)
      expect(headers('/any/page', ['/*', ...lines].join('\n'))).toEqual(written)
    })
  })
})
