// Takes the place of the runtime's utils/load.js: every remote's entry is a script that sets a global, made by the
// shell's own plugin (shell/src/remotes/script-plugin.ts). There are no modules, no Node and no recovery by other
// plugins: the registry tries the next version itself.

/** The runtime forgets a load here when it removes a remote. */
const loads = () => globalThis.__GLOBAL_LOADING_REMOTE_ENTRY__

export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`
export const isEsmRemoteType = () => false
export const getRemoteInfo = (remote) => ({
  type: 'global',
  entryGlobalName: remote.name,
  shareScope: 'default',
  entry: '',
  ...remote,
})

/** The exports of a remote's entry. A failed load is forgotten, so that the next try loads again. */
export async function getRemoteEntry({ origin, remoteEntryExports, remoteInfo }) {
  if (remoteEntryExports) return remoteEntryExports
  const key = getRemoteEntryUniqueKey(remoteInfo)
  return (loads()[key] ??= runScript(origin, remoteInfo).catch((error) => {
    delete loads()[key]
    throw error
  }))
}

async function runScript(origin, { entry, entryGlobalName }) {
  if (!globalThis[entryGlobalName]) {
    const { script, timeout } = origin.loaderHook.lifecycle.createScript.emit({ url: entry })
    let timer
    await new Promise((resolve, reject) => {
      const fail = (reason) => reject(new Error(`${entry} ${reason}`))
      script.onload = resolve
      script.onerror = () => fail('could not be loaded')
      timer = setTimeout(() => fail('timed out'), timeout)
      document.head.append(script)
    }).finally(() => {
      clearTimeout(timer)
      script.remove()
    })
  }
  if (!globalThis[entryGlobalName]) throw new Error(`${entry} did not run`)
  return globalThis[entryGlobalName]
}
