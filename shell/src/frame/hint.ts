import type { ScreenId, ScreenService } from '@croupier/shared/host'
import { hasHover } from '@croupier/shared/ui'
import { useCallback, useEffect, type RefCallback } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { savesData, whenQuiet } from '../page/quiet.ts'
import { atFirstSign } from './first-sign.ts'

/** For what opens a screen: a pointer or the focus that comes near has it fetched before the press. */
export function hintOf(screens: Pick<ScreenService, 'hint'>, id: ScreenId) {
  const hint = () => screens.hint(id, ahead(id))
  return { onPointerEnter: hint, onFocus: hint }
}

/**
 * Screens behind buttons that are always in view, where no pointer hovers (phones): fetched at the first sign of a
 * player, after what that sign asked for; not where the player saves data.
 */
export function useHintInView(ids: readonly ScreenId[]): void {
  const { screens } = useShell()
  const names = ids.join(' ')
  useEffect(() => {
    if (savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = ([id, ...rest]: readonly string[]) => {
      if (!id) return
      timer = setTimeout(() => {
        screens.hint(id as ScreenId, ahead(id as ScreenId))
        next(rest)
      }, PAUSE_MS)
    }
    const signs = atFirstSign(() => next(names.split(' ')))
    return () => {
      signs.abort()
      clearTimeout(timer)
    }
  }, [screens, names])
}

/**
 * A ref for what opens a screen in a list, where no pointer hovers (phones): its code is fetched once it is in view,
 * one after the other; not where the player saves data.
 */
export function useHintWhenSeen(id?: ScreenId): RefCallback<Element> {
  const { screens } = useShell()
  return useCallback(
    (element) => {
      if (!element || !id || savesData() || hasHover()) return undefined
      let isThere = true
      // A page that was busy gets both reports at once: out of view, and in view again.
      const seen = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        void whenQuiet().then(() => isThere && screens.hint(id))
      })
      seen.observe(element)
      return () => {
        isThere = false
        seen.disconnect()
      }
    },
    [screens, id],
  )
}

/** The bars and the drawer open pop-ups without parameters; the game browser is a page. */
const ahead = (id: ScreenId) => (id === 'gameBrowser' ? undefined : {})

/** ms between two of them: a press in between comes first. */
const PAUSE_MS = 500
