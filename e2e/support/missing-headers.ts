import type { BrowserContext } from '@playwright/test'

/**
 * Makes every page log to its console each product API call that lacks the language header, or the token while one is
 * stored (SH-30). Checked at the moment of the call, since a login or logout may follow. Reports of errors and load
 * times are anonymous beacons and have neither.
 */
export async function reportMissingHeaders(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A frame with an opaque origin has no storage, and makes no such calls.
    if (window.origin === 'null') return
    const hasToken = () => {
      try {
        return localStorage.getItem('croupier.token') !== null
      } catch {
        return false
      }
    }
    const check = (address: string, headers: Headers) => {
      const [path] = /\/(sys|base|ext)\/[\w/]+$/.exec(new URL(address, location.href).pathname) ?? []
      if (!path) return
      if (!/^[a-z]{2,3}$/.test(headers.get('language') ?? ''))
        console.error(`a call goes without its language: ${path}`)
      if (hasToken() && !headers.has('authorization')) console.error(`a call goes without the token: ${path}`)
    }
    const send = window.fetch
    window.fetch = (target, init) => {
      const isRequest = target instanceof Request
      check(isRequest ? target.url : String(target), new Headers(init?.headers ?? (isRequest ? target.headers : {})))
      return send(target, init)
    }
    // Uploads use XMLHttpRequest, since fetch reports no progress.
    const uploads = new WeakMap<XMLHttpRequest, { readonly address: string; readonly headers: Headers }>()
    const prototype = XMLHttpRequest.prototype
    const { open, setRequestHeader, send: sendFile } = prototype
    prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL) {
      uploads.set(this, { address: String(address), headers: new Headers() })
      open.call(this, method, address, true)
    }
    prototype.setRequestHeader = function (name, value) {
      uploads.get(this)?.headers.set(name, value)
      setRequestHeader.call(this, name, value)
    }
    prototype.send = function (body) {
      const upload = uploads.get(this)
      if (upload) check(upload.address, upload.headers)
      sendFile.call(this, body)
    }
  })
}
