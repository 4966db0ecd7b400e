import { describe, expect, it } from 'vitest'
import { displayName } from '../../../auth/account.ts'

function name(full_name: unknown, email = 'sam.li@mail.example'): string | undefined {
  return displayName({ email, user_metadata: { full_name } })
}

describe('the name in the header', () => {
  it('is the full name, as typed', () => {
    expect(name('Sam Li')).toBe('Sam Li')
    expect(name('  李三 ')).toBe('李三')
    expect(name('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
  })

  it.each([undefined, null, '', '   ', 7, {}, ['Sam'], '\u202e\u200b'])('is the address before the @ for %j', value => {
    expect(name(value)).toBe('sam.li')
  })

  it('is undefined where there is neither', () => {
    expect(name(undefined, '')).toBeUndefined()
    expect(displayName({ user_metadata: {} })).toBeUndefined()
  })

  it('has no invisible or direction-changing characters, and is cut', () => {
    expect(name('Sam\u202eLi\u0000\u2066')).toBe('SamLi')
    expect(name('李'.repeat(200))).toBe('李'.repeat(60))
  })
})
