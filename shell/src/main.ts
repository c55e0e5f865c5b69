// Federation needs an asynchronous border before anything shared is imported.
import('./bootstrap.tsx').catch((error: unknown) => {
  console.error('the site could not be loaded', error)
  window.croupierStop?.([])
})

export {}
