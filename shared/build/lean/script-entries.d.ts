interface RemoteInfo {
  readonly name: string
  readonly entry: string
  readonly entryGlobalName: string
}
interface Made {
  readonly script: HTMLScriptElement
  readonly timeout: number
}
interface Origin {
  readonly loaderHook: { readonly lifecycle: { readonly createScript: { emit(asked: { url: string }): Made } } }
}
export function getRemoteEntry(of: {
  origin: Origin
  remoteInfo: RemoteInfo
  remoteEntryExports?: object
}): Promise<object>
