// Module Federation needs an asynchronous boundary before anything shared is imported.
void firstBanner()
  .then(() => import('./bootstrap.tsx'))
  .catch((error: unknown) => {
    console.error('the site could not be loaded', error)
    window.croupierStop?.([])
  })

/**
 * Waits for the first banner, but no longer than 100 ms. If code and picture arrive together, the picture is drawn
 * first: it takes a moment, the code takes many.
 */
function firstBanner(): Promise<void> {
  const moment = new Promise<void>((resolve) => setTimeout(resolve, 100))
  return Promise.race([window.croupierDrawn, moment])
}

export {}
