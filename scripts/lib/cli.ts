/** Prints the help line and stops, where a script was called with --help. */
export function handleHelp(text: string): void {
  if (process.argv.includes('--help')) {
    console.log(text)
    process.exit(0)
  }
}
