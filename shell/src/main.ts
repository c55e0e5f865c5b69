// Federation needs an asynchronous border before anything shared is imported.
void firstBanner()
  .then(() => import('./bootstrap.tsx'))
  .catch((error: unknown) => {
    console.error('the site could not be loaded', error)
    window.croupierStop?.([])
  })

/** Where code and picture come at once, the picture is drawn first: it is there in a moment, the code has work for many. */
function firstBanner(): Promise<void> {
  const moment = new Promise<void>((resolve) => setTimeout(resolve, 100))
  return Promise.race([window.croupierDrawn, moment])
}

export {}
