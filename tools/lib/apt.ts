import { existsSync } from 'node:fs'
import { run } from './run.ts'

/**
 * Installs a Debian package where that is possible without prompting (root, apt-get). The caller checks whether it
 * worked.
 */
export async function installPackage(name: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log(`installing ${name} (Debian package) …`)
  // At run level 1 no package starts its service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', name], { env })
}
