/** Puts a date into a sentence of the interface, where each language wants it. */
export function withDate(template: string, date: string): string {
  return template.replace('{date}', date)
}
