type Update = (hash: string) => Promise<boolean>

const updates = new Map<string, Update>()
const latest = new Map<string, string>()
const running = new Map<string, Promise<void>>()

/** A remote that is here takes the builds of its name over, from now on and from the one that it came from. */
export function follow(name: string, update: Update): void {
  updates.set(name, update)
  take(name)
}

function take(name: string): void {
  const update = updates.get(name)
  const hash = latest.get(name)
  // What is not here yet cannot be old.
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
  // The shell holds the page together: it is loaded anew.
  if (name === 'shell' && known && known !== hash) location.reload()
  else take(name)
})
