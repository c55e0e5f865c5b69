/** What a press should show: another pop-up, one pop-up less, or an element that matches a selector. */
export type Shows = 'popUp' | 'closed' | { readonly selector: string; readonly text?: string }

/** ms: how long the interaction took, and until its expected effect was painted. */
export interface PressTimes {
  readonly interaction: number
  /** Part of that: until the page receives the event, which is the browser's own delay. */
  readonly inputDelay: number
  readonly shown?: number
  /** Until nothing in it is loading any more and the result is painted. */
  readonly filled?: number
}

declare const scheduler: {
  postTask<Result>(task: () => Result, options: { priority: 'user-blocking' }): Promise<Result>
}

declare global {
  interface Window {
    response: {
      arm(shows?: Shows): void
      /** Resolves when the expected effect is painted and the browser has reported the interaction's duration. */
      answer(): Promise<PressTimes>
    }
  }
}

/**
 * Runs in the page before everything else: Event Timing gives the cost of a press, animation frames when its effect
 * appears.
 */
export function observePresses(): void {
  /** The browser does not report shorter events: nobody notices them. */
  const SHORTEST_MS = 16
  let durations: number[] = []
  let inputDelay = 0
  const record = (entry: PerformanceEntry) => {
    const { interactionId, processingStart } = entry as PerformanceEventTiming & { interactionId?: number }
    if (!interactionId) return
    durations.push(entry.duration)
    if (/^(pointer|key)down$/.test(entry.name)) inputDelay = Math.round(processingStart - entry.startTime)
  }
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(record))
  observer.observe({ type: 'event', durationThreshold: SHORTEST_MS } as PerformanceObserverInit)

  const popUps = () => [...document.querySelectorAll('[role=dialog]')]
  const titleOf = (popUp?: Element) => popUp?.querySelector('h2')?.textContent ?? ''
  // A pop-up has this title while its remote loads.
  const isReady = (title: string) => title !== '' && title !== 'Loading'
  const isShown = (shows: Shows, before: { title: string; count: number }) => {
    if (shows === 'closed') return popUps().length < before.count
    if (shows === 'popUp') return isReady(titleOf(popUps().at(-1))) && titleOf(popUps().at(-1)) !== before.title
    const { selector, text = '' } = shows
    return [...document.querySelectorAll(selector)].some((found) => found.textContent.includes(text))
  }
  const isFilled = () => {
    const container = popUps().at(-1) ?? document.querySelector('main')
    return ![...(container?.querySelectorAll('output') ?? [])].some(({ textContent }) =>
      textContent.startsWith('Loading'),
    )
  }
  /** Tests on every change of the page, not in every frame, which would add work of our own. */
  const waitFor = (test: () => boolean) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => check())
      const check = () => {
        if (!test()) return
        observer.disconnect()
        resolve()
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      check()
    })
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  /** The time when the current frame has been handed over for painting, before the page's other pending work. */
  const painted = async () => {
    await frame()
    return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })
  }

  let answer: Promise<PressTimes> = Promise.reject(new Error('nothing was armed'))
  answer.catch(() => undefined)
  const measure = async (shows?: Shows): Promise<PressTimes> => {
    const before = { title: titleOf(popUps().at(-1)), count: popUps().length }
    const start = await new Promise<number>((resolve) => {
      const onPress = ({ timeStamp }: Event) => resolve(timeStamp)
      for (const name of ['click', 'keydown']) addEventListener(name, onPress, { once: true, capture: true })
    })
    const times: { shown?: number; filled?: number } = {}
    const sincePress = async () => Math.round((await painted()) - start)
    if (shows) {
      await waitFor(() => isShown(shows, before))
      times.shown = await sincePress()
      times.filled = times.shown
      if (!isFilled()) {
        await waitFor(isFilled)
        times.filled = await sincePress()
      }
    }
    for (let frames = 0; frames < 20 && durations.length === 0; frames++) await frame()
    for (let frames = 0; frames < 5; frames++) await frame()
    for (const entry of observer.takeRecords()) record(entry)
    return { interaction: Math.max(SHORTEST_MS, ...durations), inputDelay, ...times }
  }
  window.response = {
    arm(shows) {
      durations = []
      inputDelay = 0
      answer = measure(shows)
    },
    answer: () => answer,
  }
}
