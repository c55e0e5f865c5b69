import type { RunningSite } from './start-site.ts'

/** Stops the site and exits on Ctrl-C, on SIGTERM, and when the parent process is gone (tools/bootstrap.mjs). */
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
