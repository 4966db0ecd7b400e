/**
 * The environment of this process without what a preload such as `faketime` puts there (docs/editors/scheduled-jobs.md).
 * Chromium spins under it, and standard input that is closed does not stay closed.
 */
export function withoutPreload(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:LD_PRELOAD$|FAKETIME)/.test(name))
  return Object.fromEntries(kept) as NodeJS.ProcessEnv
}
