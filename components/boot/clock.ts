/** The device’s clock, the only one that readers’ pages have. What counts days takes its day from `day.ts`. */
export function now(): Date {
  return new Date()
}
