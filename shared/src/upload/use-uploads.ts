import { useEffect, useMemo, useRef, useState } from 'react'
import { errorMessage, isApiError, uploadedFileSchema } from '../api/index.ts'
import { useDraft, type Draft } from '../forms/index.ts'
import { useHost, useIsMounted } from '../host/index.ts'
import { checkFile, MAX_FILES, type FileProblem } from './check-file.ts'

export interface Upload {
  readonly key: string
  readonly file: File
  readonly state: 'sending' | 'done' | 'failed'
  /** The share sent, 0 to 1. */
  readonly progress: number
  /** Why it was not taken, in the server's words. */
  readonly reason?: string
  /** The server's id of the file, once it is there. */
  readonly id?: string
}

/**
 * `refused`: by the server, whose words are shown beside the file; the message about it is common.serverBusy
 * (games-and-cashier.md 8).
 */
export type UploadProblem = FileProblem | 'count' | 'refused'

export interface Uploads {
  readonly files: readonly Upload[]
  readonly ids: readonly string[]
  readonly isSending: boolean
  add(files: readonly File[]): Promise<void>
  remove(key: string): void
  retry(key: string): void
}

/** The files of one kind of document, sent or not, kept for the next time their screen is opened. */
export interface DraftUploads {
  readonly files: readonly Upload[]
}

/**
 * Uploads files to POST /sys/file/upload. A wrong one is refused before any request (AC-24). All stay in the draft, so
 * that closing the screen too early costs nobody their photos; an upload in flight then counts as failed.
 * `storedCount`: how many files the operator has already, which count towards the maximum.
 */
export function useUploads(
  draft: Draft<DraftUploads>,
  onProblem: (problem: UploadProblem, name: string) => void,
  storedCount = 0,
): Uploads {
  const host = useHost()
  const isMounted = useIsMounted()
  const [files, setFiles] = useState<readonly Upload[]>(() => draft.read(host).files ?? [])
  const originals = useRef(new Map(files.map(({ key, file }) => [key, { file, abort: new AbortController() }])))
  useDraft(
    draft,
    useMemo(() => ({ files: files.map(asDraft) }), [files]),
  )

  const change = (key: string, next: Partial<Upload>) =>
    setFiles((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)))

  const send = async (key: string, file: File) => {
    const abort = new AbortController()
    originals.current.set(key, { file, abort })
    change(key, { state: 'sending', progress: 0 })
    try {
      const { id } = await host.api.upload('/sys/file/upload', file, {
        schema: uploadedFileSchema,
        signal: abort.signal,
        onProgress: (progress) => change(key, { progress }),
      })
      change(key, { state: 'done', progress: 1, id })
    } catch (error) {
      if (abort.signal.aborted) return
      change(key, { state: 'failed', reason: errorMessage(error, '') })
      if (isApiError(error) && error.kind === 'refused') onProblem('refused', file.name)
    }
  }

  const remove = (key: string) => {
    originals.current.get(key)?.abort.abort()
    originals.current.delete(key)
    setFiles((all) => all.filter((upload) => upload.key !== key))
  }

  useEffect(() => {
    const running = originals.current
    return () => {
      for (const { abort } of running.values()) abort.abort()
    }
  }, [])

  return {
    files,
    ids: files.flatMap(({ id }) => (id === undefined ? [] : [id])),
    isSending: files.some(({ state }) => state === 'sending'),
    async add(chosen) {
      for (const file of chosen) {
        const wrong = await checkFile(file)
        // Reading a file may take a while: if the player has left meanwhile, nothing is sent.
        if (!isMounted.current) return
        // Counted after the wait, so that two drops in a row cannot make seven files.
        const problem = storedCount + originals.current.size < MAX_FILES ? wrong : 'count'
        if (problem) {
          onProblem(problem, file.name)
          continue
        }
        const key = crypto.randomUUID()
        setFiles((all) => [...all, { key, file, state: 'sending', progress: 0 }])
        void send(key, file)
      }
    },
    remove,
    retry(key) {
      const original = originals.current.get(key)
      if (original) void send(key, original.file)
    },
  }
}

/** An upload as the draft keeps it: leaving the screen aborts one in flight, so it counts as failed. */
const asDraft = (upload: Upload): Upload => (upload.state === 'sending' ? { ...upload, state: 'failed' } : upload)
