import {
  DOCUMENT_FILE,
  readVerifiedReleases,
  SIGNATURE_FILE,
  signatureSchema,
  type ReleasesByRemote,
} from '@croupier/shared/releases'
import { readStored, writeStored } from '@croupier/shared/storage'
import * as v from 'valibot'
import type { ReportProblem } from '../reports/reporter.ts'

const LAST_GOOD = 'croupier.releases'
const TIMEOUT = 6_000

/** The discovery document's exact text, and its signature. */
const signedSchema = v.object({ text: v.string(), signature: signatureSchema })
type Signed = v.InferOutput<typeof signedSchema>

/** The content of a verified discovery document. */
export interface VerifiedDocument {
  /** ISO time of the document, empty when there is none. */
  readonly issued: string
  readonly remotes: ReleasesByRemote
}
const NONE: VerifiedDocument = { issued: '', remotes: {} }

interface Source {
  readonly keys: readonly string[]
  readonly problem: ReportProblem
}

/**
 * The releases that this page starts with: those that the server wrote into the page, else as fetched; if neither is
 * valid, the last valid ones stored in this browser. Problems are reported to the operator, not shown to the player.
 * Never rejects.
 */
export async function firstReleases(inlined: unknown, source: Source): Promise<VerifiedDocument> {
  const last = await readLastGood(source)
  const now =
    (inlined ? await verify(inlined, source) : undefined) ??
    (await fetchReleases(source)) ??
    (await fetchReleases(source))
  return newest(now, last, source.problem) ?? NONE
}

/** Fetches the current releases; undefined if none newer than `known` can be had. Never rejects. */
export async function laterReleases(known: VerifiedDocument, source: Source): Promise<VerifiedDocument | undefined> {
  const now = (await fetchReleases(source)) ?? (await fetchReleases(source))
  return now && now.releases.issued > known.issued ? newest(now, undefined, source.problem) : undefined
}

interface Verified {
  readonly signed: Signed
  readonly releases: VerifiedDocument
}

function newest(
  now: Verified | undefined,
  last: Verified | undefined,
  problem: ReportProblem,
): VerifiedDocument | undefined {
  if (now && last && now.releases.issued < last.releases.issued) {
    problem('document', `issued ${now.releases.issued}, before the last good one`)
    return last.releases
  }
  if (now && now.releases.issued !== last?.releases.issued) writeStored(LAST_GOOD, JSON.stringify(now.signed))
  return now?.releases ?? last?.releases
}

async function readLastGood({ keys }: Source): Promise<Verified | undefined> {
  const stored = readStored(LAST_GOOD)
  // The stored document is verified as strictly. But that it is out of date or was tampered with is not worth a report
  // to the operator.
  return stored ? verify(parsed(stored), { keys, problem: () => undefined }) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Document and signature are replaced one after the other, so a fetch may find a pair that does not match. Callers try
 * a second time.
 */
async function fetchReleases(source: Source): Promise<Verified | undefined> {
  try {
    const [text, signature] = await Promise.all([fetchFile(DOCUMENT_FILE), fetchFile(SIGNATURE_FILE)])
    return await verify({ text, signature: parsed(signature) }, source)
  } catch (error) {
    source.problem('document', error)
    return undefined
  }
}

async function fetchFile(file: string): Promise<string> {
  const answer = await fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })
  if (!answer.ok) throw new Error(`${file} answers ${answer.status}`)
  return answer.text()
}

async function verify(value: unknown, { keys, problem }: Source): Promise<Verified | undefined> {
  try {
    const signed = v.parse(signedSchema, value)
    const remotes = await readVerifiedReleases(keys, signed.signature, signed.text, (text) => problem('document', text))
    return { signed, releases: { issued: signed.signature.issued, remotes } }
  } catch (error) {
    problem('document', error)
    return undefined
  }
}
