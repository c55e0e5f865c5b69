import {
  DOCUMENT_FILE,
  readVouched,
  SIGNATURE_FILE,
  signatureSchema,
  type ReleasesByRemote,
} from '@croupier/shared/releases'
import * as v from 'valibot'
import { readStored, writeStored } from '../host/stored.ts'
import type { Problem } from '../reports/reporter.ts'

const LAST_GOOD = 'croupier.releases'
const TIMEOUT = 6_000

/** The discovery document's exact text, and who vouches for it. */
const signedSchema = v.object({ text: v.string(), signature: signatureSchema })
type Signed = v.InferOutput<typeof signedSchema>

/** Who runs what: a checked document. */
export interface Releases {
  /** ISO time of the document, empty when there is none. */
  readonly issued: string
  readonly remotes: ReleasesByRemote
}
const NONE: Releases = { issued: '', remotes: {} }

interface Source {
  readonly keys: readonly string[]
  readonly problem: Problem
}

/**
 * The releases that this page starts with: as the server wrote them into the page, else as fetched; when neither is
 * good, the last good ones of this browser. The player is told nothing, the operator is. Never rejects.
 */
export async function firstReleases(inlined: unknown, source: Source): Promise<Releases> {
  const last = await lastGood(source)
  const now =
    (inlined ? await checked(inlined, source) : undefined) ?? (await fetched(source)) ?? (await fetched(source))
  return newer(now, last, source.problem) ?? NONE
}

/** The releases as they are now, or undefined when nothing better than `known` is to be had. Never rejects. */
export async function laterReleases(known: Releases, source: Source): Promise<Releases | undefined> {
  const now = (await fetched(source)) ?? (await fetched(source))
  return now && now.releases.issued > known.issued ? newer(now, undefined, source.problem) : undefined
}

interface Good {
  readonly signed: Signed
  readonly releases: Releases
}

function newer(now: Good | undefined, last: Good | undefined, problem: Problem): Releases | undefined {
  if (now && last && now.releases.issued < last.releases.issued) {
    problem('document', `issued ${now.releases.issued}, before the last good one`)
    return last.releases
  }
  if (now && now.releases.issued !== last?.releases.issued) writeStored(LAST_GOOD, JSON.stringify(now.signed))
  return now?.releases ?? last?.releases
}

async function lastGood({ keys }: Source): Promise<Good | undefined> {
  const kept = readStored(LAST_GOOD)
  // What lies in the browser is checked as strictly; that it is old or was meddled with is no news for the operator.
  return kept ? checked(parsed(kept), { keys, problem: () => undefined }) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Document and signature change one after the other: asking again meets them both. */
async function fetched(source: Source): Promise<Good | undefined> {
  try {
    const [text, signature] = await Promise.all([ask(DOCUMENT_FILE), ask(SIGNATURE_FILE)])
    return await checked({ text, signature: parsed(signature) }, source)
  } catch (error) {
    source.problem('document', error)
    return undefined
  }
}

async function ask(file: string): Promise<string> {
  const answer = await fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })
  if (!answer.ok) throw new Error(`${file} answers ${answer.status}`)
  return answer.text()
}

async function checked(value: unknown, { keys, problem }: Source): Promise<Good | undefined> {
  try {
    const signed = v.parse(signedSchema, value)
    const remotes = await readVouched(keys, signed.signature, signed.text, (text) => problem('document', text))
    return { signed, releases: { issued: signed.signature.issued, remotes } }
  } catch (error) {
    problem('document', error)
    return undefined
  }
}
