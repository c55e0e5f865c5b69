import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { root } from '../lib/paths.ts'

/**
 * The commit of a checkout, with a + where files differ from it. Empty where there is no git, or the folder is not the
 * top of a checkout: an archive, or a copy inside another checkout.
 */
export function revision(folder = root): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  try {
    const [top = '', commit = ''] = git('rev-parse', '--show-toplevel', 'HEAD').split('\n')
    if (realpathSync(top) !== realpathSync(folder)) return ''
    return git('status', '--porcelain') === '' ? commit : `${commit}+`
  } catch {
    return ''
  }
}
