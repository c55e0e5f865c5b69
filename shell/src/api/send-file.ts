import type { Transport } from './transport.ts'

interface SendOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** Sends a file as multipart field `file` and gives the parsed body. XMLHttpRequest, since fetch tells no progress. */
export function sendFile(
  transport: Transport,
  path: string,
  file: Blob,
  { signal, onProgress }: SendOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(transport.failure(path, new Error('upload failed'), signal))
    request.open('POST', transport.url(path))
    for (const [name, value] of Object.entries(transport.headers())) request.setRequestHeader(name, value)
    request.timeout = 120_000
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = request.ontimeout = request.onabort = fail
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText))
      } catch {
        fail()
      }
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
