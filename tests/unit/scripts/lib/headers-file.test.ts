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

function headers(path: string, file = FILE): Record<string, string> {
  return Object.fromEntries(headersFor(parseHeadersFile(file), path))
}

describe('a headers file', () => {
  const everywhere = { 'X-Frame-Options': 'DENY' }
  const kept = { ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' }
  const notStored = { ...everywhere, 'Cache-Control': 'no-store' }

  it.each<[what: string, path: string, expected: Record<string, string>]>([
    ['the headers of the star for every page', '/en/jobseeker', everywhere],
    ['a file in the folder of a final star', '/assets/page.js', kept],
    ['a file deep in it', '/assets/deep/page.js', kept],
    ['the folder itself', '/assets', kept],
    ['nothing for a name that begins as the folder', '/assets-of-others', everywhere],
    ['one folder for a name after a colon', '/en/auth/reset', notStored],
    ['not none', '/auth/reset', everywhere],
    ['not two', '/en/more/auth/reset', everywhere],
    ['one file', '/figures.json', { ...everywhere, 'Access-Control-Allow-Origin': '*' }],
    ['not a file whose name has another letter for the dot', '/figuresXjson', everywhere],
    ['not what is below the file', '/figures.json/more', everywhere],
    ['not the file in a folder', '/old/figures.json', everywhere]
  ])('has %s: %s', (_what, path, expected) => {
    expect(headers(path)).toEqual(expected)
  })

  it('sends both values where two rules overlap', () => {
    expect(headers('/a', '/*\n  X-A: 1\n/a\n  X-A: 2\n')).toEqual({ 'X-A': '1, 2' })
  })

  it('is refused where a header comes before any path, or Netlify would ignore a line', () => {
    expect(() => parseHeadersFile('# nothing\n  X-A: 1\n')).toThrow('_headers:2 a header comes before any path')
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
