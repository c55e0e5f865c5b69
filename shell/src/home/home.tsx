import { ScreenOutlet } from '../remotes/screen-outlet.tsx'

const part = (titleId: string) => ({ kind: 'part', titleId, closeLabel: '', close: () => undefined }) as const

/** Home: the frame is ours, the game sections are the games team's (site.md 2). */
export function Home() {
  return (
    <>
      <ScreenOutlet id="latestWins" params={undefined} frame={part('latest-wins')} />
      <ScreenOutlet id="lobby" params={{}} frame={part('lobby')} />
    </>
  )
}
