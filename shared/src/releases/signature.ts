import * as v from 'valibot'

/** What `remotes.json.sig` holds. */
export const signatureSchema = v.object({
  /** When the document was published, ISO. An older one never takes the place of a newer one. */
  issued: v.pipe(v.string(), v.isoTimestamp()),
  keyId: v.string(),
  /** Ed25519, base64. */
  signature: v.pipe(v.string(), v.base64()),
  /** The signature of each remote's part alone (Ed25519, base64), by a key that signs for that remote. */
  parts: v.optional(v.record(v.string(), v.string())),
})
export type DocumentSignature = v.InferOutput<typeof signatureSchema>

/** The bytes that are signed: the time and the document's exact text, or a remote's name and its part. */
export function signedMessage(about: string, text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${about}\n${text}`)
}

/** Bytes of a base64 text. Throws for anything else. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Those lines of `releaseKeys` whose key (raw, base64, the first word) signed the message. */
export async function signersOf(keys: readonly string[], message: Bytes, signature: string): Promise<string[]> {
  const signed = await Promise.all(
    keys.map((line) => verify(fromBase64(line.split(' ')[0]!), fromBase64(signature), message)),
  )
  return keys.filter((_, index) => signed[index])
}

type Bytes = Uint8Array<ArrayBuffer>

async function verify(key: Bytes, signature: Bytes, message: Bytes): Promise<boolean> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return verifyWithoutPlatform(key, signature, message)
  try {
    const imported = await subtle.importKey('raw', key, { name: 'Ed25519' }, false, ['verify'])
    return await subtle.verify('Ed25519', imported, signature, message)
  } catch (error) {
    if ((error as Error).name !== 'NotSupportedError') throw error
    return verifyWithoutPlatform(key, signature, message)
  }
}

/** For browsers from before 2025, which do not know this kind of key: others load none of it. */
async function verifyWithoutPlatform(key: Bytes, signature: Bytes, message: Bytes): Promise<boolean> {
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  return ed25519.verify(signature, message, key)
}
