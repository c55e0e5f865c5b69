import type { ScreenId, ScreenService } from '@croupier/shared/host'
import { hasHover } from '@croupier/shared/ui'
import { useCallback, useEffect, type RefCallback } from 'react'
import { useShell } from '../../host/shell-context.tsx'
import { savesData, whenIdle } from './idle.ts'
import { onFirstActivity } from './first-activity.ts'

/** Handlers for a control that opens a screen: hover or focus fetches the screen before the press. */
export function hintOf(screens: Pick<ScreenService, 'hint'>, id: ScreenId) {
  const hint = () => screens.hint(id, prerenderParams(id))
  return { onPointerEnter: hint, onFocus: hint }
}

/**
 * Prefetches screens behind buttons that are always in view, where no pointer hovers (phones): one after the other from
 * the player's first input on, after the response to that input. Not if the player saves data. `ids` must be stable.
 */
export function useHintInView(ids: readonly ScreenId[]): void {
  const { screens } = useShell()
  useEffect(() => {
    if (savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = ([id, ...rest]: readonly ScreenId[]) => {
      if (!id) return
      timer = setTimeout(() => {
        screens.hint(id, prerenderParams(id))
        next(rest)
      }, PAUSE_MS)
    }
    const activity = onFirstActivity(() => next(ids))
    return () => {
      activity.abort()
      clearTimeout(timer)
    }
  }, [screens, ids])
}

/**
 * A ref for a control in a list that opens a screen, where no pointer hovers (phones): its code is fetched once the
 * control is in view, one screen after the other. Not if the player saves data.
 */
export function useHintWhenSeen(id?: ScreenId): RefCallback<Element> {
  const { screens } = useShell()
  return useCallback(
    (element) => {
      if (!element || !id || savesData() || hasHover()) return undefined
      let isMounted = true
      // A busy page may get two entries in one call: out of view, and in view again.
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void whenIdle().then(() => isMounted && screens.hint(id))
      })
      observer.observe(element)
      return () => {
        isMounted = false
        observer.disconnect()
      }
    },
    [screens, id],
  )
}

/**
 * The parameters to render a screen ahead with: the bars and the drawer open pop-ups without parameters. The game
 * browser is a page, which is not rendered ahead.
 */
const prerenderParams = (id: ScreenId) => (id === 'gameBrowser' ? undefined : {})

/** ms between two prefetches, so that a press in between comes first. */
const PAUSE_MS = 500
