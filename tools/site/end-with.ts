import type { RunningSite } from './start-site.ts'

/** Ends the site and this process on Ctrl-C, when asked to, and when whoever started it is gone (tools/bootstrap.mjs). */
export function endWith(site: RunningSite): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    void site.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('disconnect', end)
}
