type Update = (hash: string) => Promise<boolean>

const updates = new Map<string, Update>()
const latest = new Map<string, string>()
const running = new Map<string, Promise<void>>()

/** Registers a loaded remote: it takes over the latest build of its name so far, and each later one. */
export function follow(name: string, update: Update): void {
  updates.set(name, update)
  take(name)
}

function take(name: string): void {
  const update = updates.get(name)
  const hash = latest.get(name)
  // A remote that is not loaded yet cannot be outdated.
  if (!update || !hash) return
  const swap = async () => {
    try {
      if (await update(hash)) return
    } catch (error) {
      console.warn(`${name} cannot be swapped`, error)
    }
    location.reload()
  }
  running.set(name, (running.get(name) ?? Promise.resolve()).then(swap))
}

new EventSource('/dev-events').addEventListener('built', ({ data }: MessageEvent<string>) => {
  const { name, hash } = JSON.parse(data) as { name: string; hash: string }
  const known = latest.get(name)
  latest.set(name, hash)
  // The shell holds the page together and cannot be swapped: the page is reloaded.
  if (name === 'shell' && known && known !== hash) location.reload()
  else take(name)
})
