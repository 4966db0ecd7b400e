import { spawnSync } from 'node:child_process'

/**
 * The name of a build: its commit, so that two builds of one commit are identical.
 * BUILD_ID names it where there is no repository, as in a container.
 */
export function buildId(root: string): string {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return process.env.BUILD_ID || (status === 0 && stdout.trim()) || 'unversioned'
}
