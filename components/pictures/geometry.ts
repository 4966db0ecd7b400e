/** Positions in a drawing, as pure functions, in the drawing's units. */
import type { Mark } from './views.ts'

/** A drawing is as wide as the text of a narrow phone, so that its letters keep their size there. */
export const WIDTH = 320

/** From a number to its place between two others; an empty span is at its start. */
export function scale([least, most]: [number, number], [from, to]: [number, number]): (value: number) => number {
  const span = most - least
  return value => rounded(span === 0 ? from : from + ((value - least) / span) * (to - from))
}

/** One decimal: finer than any screen draws. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** A line that keeps each value until the next one begins. */
export function stepPath(marks: readonly Mark[], x: (at: number) => number, y: (value: number) => number): string {
  return marks.map(({ at, value }, index) => (index === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`)).join('')
}

/** Points without those on a straight line between their neighbours: only its bends are drawn. */
export function bends<Point>(
  points: readonly Point[],
  x: (point: Point) => number,
  y: (point: Point) => number
): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return true
    const slope = (from: Point, to: Point) => (y(to) - y(from)) / (x(to) - x(from))
    return Math.abs(slope(before, point) - slope(point, after)) > 0.005
  })
}

/** The height of a line of straight pieces at a place. */
export function heightAt<Point>(
  points: readonly Point[],
  at: number,
  x: (point: Point) => number,
  y: (point: Point) => number
): number {
  const index = points.findIndex(point => x(point) >= at)
  const [before, after] = [points[index - 1], points[index]]
  if (!before || !after) return after ? y(after) : 0
  return y(before) + ((at - x(before)) / (x(after) - x(before))) * (y(after) - y(before))
}

/** The anchor of a text so that it stays inside the drawing. */
export function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < WIDTH * 0.15) return 'start'
  return at > WIDTH * 0.85 ? 'end' : 'middle'
}
