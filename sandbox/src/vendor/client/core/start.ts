import { TableError } from './api.ts'
import { h, put } from './dom.ts'
import { makeFrame } from './frame.ts'
import type { Frame } from './frame.ts'
import { tellShell } from './shell.ts'
import { sitDown } from './sitting.ts'
import { loadTexts, t } from './texts.ts'
import type { Sitting } from './types.ts'

/** Brings a game page up: words, sitting, frame, then the game itself. What goes wrong is said plainly. */
export async function start<Pays, View>(
  game: (frame: Frame, sitting: Sitting<Pays, View>) => void,
): Promise<void> {
  const root = document.getElementById('game')
  if (!root) return
  try {
    await loadTexts()
    const sitting = await sitDown<Pays, View>()
    const frame = makeFrame(root, sitting)
    game(frame, sitting)
    root.removeAttribute('aria-busy')
    tellShell('GAME_READY')
  } catch (error) {
    const code = error instanceof TableError ? error.code : 'busy'
    root.removeAttribute('aria-busy')
    put(
      root,
      h(
        'section',
        { class: 'stop', role: 'alert' },
        h('h1', {}, document.title),
        h('p', {}, t(`error.${code}`)),
        h('button', { class: 'primary', type: 'button', onclick: () => location.reload() }, t('again')),
      ),
    )
    if (!(error instanceof TableError)) throw error
  }
}
