import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

const MAX_LINES = 300

/** Rules about the repository itself. */
export function checkRepository(): string[] {
  return sourceFiles('.', /\.(ts|tsx|mjs|css)$/).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const lines = text.split('\n').length - 1
    return [
      ...(lines > MAX_LINES ? [`${file} has ${lines} lines: split it`] : []),
      ...(/\b(TODO|FIXME)\b/.test(text) && !file.startsWith('tools/checks') ? [`${file} leaves something to do`] : []),
      ...(/@ts-(ignore|expect-error)|\b(test|it)\.(skip|fixme|todo)\(/.test(text) && !file.startsWith('tools/checks')
        ? [`${file} silences a check`]
        : []),
      ...innerHtml(file, text),
    ]
  })
}

/** Only the sanitiser may write HTML into the page. */
function innerHtml(file: string, text: string): string[] {
  const writes = /\.(innerHTML|outerHTML)\s*=|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write/.test(text)
  const isAllowed = file.startsWith('shared/src/sanitise/') || file.startsWith('tools/') || file.startsWith('e2e/')
  return writes && !isAllowed ? [`${file} writes html: only shared/src/sanitise may`] : []
}
