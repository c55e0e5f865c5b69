import * as v from 'valibot'
import { REMOTE_NAMES } from '../host/screens.ts'

/** Both files lie beside the shell's page and are requested again each time. */
export const DOCUMENT_FILE = 'remotes.json'
export const SIGNATURE_FILE = 'remotes.json.sig'
export const SCHEMA_URL = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** A remote's name in the document. */
export const documentName = (remote: string) => `croupier/${remote}`

const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^https?:/i.test(url), 'http or https only'),
)
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a sha384 integrity value'))
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One version of a remote, in the terms of the AWS frontend-discovery schema; our own fields are under `extras`. */
const versionSchema = v.strictObject({
  /** The entry script, at an address that never changes its content. */
  url: httpUrl,
  metadata: v.strictObject({ integrity, version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/)) }),
  deployment: v.object({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
  extras: v.object({
    /** The contract that it was built for: refused by a shell of another major number or of an older minor one. */
    hostApi: wholeNumber,
    hostApiMinor: v.optional(wholeNumber, 0),
    exposed: v.literal('./module'),
    /** Bytes of all of its files. */
    size: v.optional(wholeNumber, 0),
    /** When it was published, ISO. */
    released: v.optional(v.string(), ''),
  }),
})
export type ReleasedVersion = v.InferOutput<typeof versionSchema>

export const documentSchema = v.strictObject({
  schema: v.string(),
  microFrontends: v.record(v.string(), v.array(v.unknown())),
})
export type ReleaseDocument = v.InferOutput<typeof documentSchema>

/**
 * The versions of each remote; a version that does not fit the schema is left out and reported to `problem`. Throws a
 * TypeError for what is no discovery document.
 */
export function readDocument(value: unknown, problem: (text: string) => void): ReleasesByRemote {
  const document = v.safeParse(documentSchema, value)
  if (!document.success) throw new TypeError(`not a discovery document: ${v.summarize(document.issues)}`)
  return Object.fromEntries(
    REMOTE_NAMES.flatMap((name) => {
      const listed = document.output.microFrontends[documentName(name)] ?? []
      const versions = listed.flatMap((item) => {
        const version = v.safeParse(versionSchema, item)
        if (!version.success) problem(`a version of ${name}: ${v.summarize(version.issues)}`)
        return version.success ? [version.output] : []
      })
      return versions.length > 0 ? [[name, versions]] : []
    }),
  )
}
export type ReleasesByRemote = { readonly [remote: string]: readonly ReleasedVersion[] }
