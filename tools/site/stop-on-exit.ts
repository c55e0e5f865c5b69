import type { RunningSite } from './start-site.ts'

/** Stops the site and exits on Ctrl-C, on SIGTERM, and when the parent process is gone (tools/bootstrap.mjs). */
export function stopOnExit(site: RunningSite): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    void site.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
}
