import type { Answer } from './answer.ts'
import type { Transport } from './transport.ts'

interface SendOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}

/**
 * Milliseconds without a byte sent or received after which an upload is aborted. A slow one that still makes progress
 * is not.
 */
const STALL_TIMEOUT_MS = 60_000

/**
 * Sends a file as multipart field `file` and returns the response. XMLHttpRequest, since fetch reports no upload
 * progress.
 */
export function sendFile(
  transport: Transport,
  path: string,
  file: Blob,
  { signal, onProgress }: SendOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(transport.failure(path, new Error('upload failed'), signal))
    if (signal?.aborted) return fail()
    let timer: ReturnType<typeof setTimeout> | undefined
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), STALL_TIMEOUT_MS)
    }
    request.open('POST', transport.url(path))
    for (const [name, value] of Object.entries(transport.headers())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onprogress = restartTimer
    request.onerror = request.onabort = fail
    request.onloadend = () => clearTimeout(timer)
    request.onload = () => {
      try {
        resolve({ status: request.status, body: JSON.parse(request.responseText) })
      } catch {
        fail()
      }
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    restartTimer()
    request.send(form)
  })
}
