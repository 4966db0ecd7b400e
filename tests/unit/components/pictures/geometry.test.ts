import { describe, expect, it } from 'vitest'
import { anchorAt, bends, heightAt, scale, stepPath, WIDTH } from '../../../../components/pictures/geometry.ts'

describe('positions in a drawing', () => {
  it('puts numbers between two places, to a tenth', () => {
    const x = scale([10, 40], [0, 300])
    expect([10, 25, 40, 20.006].map(x)).toEqual([0, 150, 300, 100.1])
  })

  it('turns upwards where the second place is higher on the page', () => {
    expect([0, 5, 10].map(scale([0, 10], [100, 20]))).toEqual([100, 60, 20])
  })

  it('keeps a span of nothing at its start', () => {
    expect(scale([7, 7], [3, 90])(7)).toBe(3)
  })

  it('keeps each value until the next begins', () => {
    const marks = [
      { at: 0, value: 5 },
      { at: 10, value: 8 },
      { at: 12, value: 8 }
    ]
    const same = (value: number) => value
    expect(stepPath(marks, same, same)).toBe('M0 5H10V8H12V8')
  })

  it('leaves out points on a straight line, and keeps bends and ends', () => {
    const line = [0, 10, 20, 30, 40, 50].map(at => ({ at, value: at <= 20 ? at : 20 + (at - 20) / 2 }))
    expect(
      bends(
        line,
        ({ at }) => at,
        ({ value }) => value
      ).map(({ at }) => at)
    ).toEqual([0, 20, 50])
  })

  it('finds the height of a line between its points', () => {
    const line = [
      { at: 0, value: 10 },
      { at: 10, value: 30 },
      { at: 20, value: 0 }
    ]
    const height = (at: number) =>
      heightAt(
        line,
        at,
        point => point.at,
        point => point.value
      )
    expect([0, 5, 10, 15, 20].map(height)).toEqual([10, 20, 30, 15, 0])
  })

  it('anchors a text so that it stays inside', () => {
    expect([2, WIDTH / 2, WIDTH - 2].map(anchorAt)).toEqual(['start', 'middle', 'end'])
  })
})
