import * as v from 'valibot'

/** What `remotes.json.sig` holds. */
export const signatureSchema = v.object({
  /** When the document was published, ISO. An older one never takes the place of a newer one. */
  issued: v.pipe(v.string(), v.isoTimestamp()),
  keyId: v.string(),
  /** Ed25519, base64. */
  signature: v.pipe(v.string(), v.base64()),
})
export type DocumentSignature = v.InferOutput<typeof signatureSchema>

/** The bytes that are signed: the time and the document's exact text. */
export function signedMessage(issued: string, text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${issued}\n${text}`)
}

/** Bytes of a base64 text. Throws for anything else. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Whether one of the raw public keys (base64) signed this text at that time. */
export async function isSignedBy(
  keys: readonly string[],
  { issued, signature }: DocumentSignature,
  text: string,
): Promise<boolean> {
  const message = signedMessage(issued, text)
  for (const key of keys) {
    const raw = fromBase64(key)
    const imported = await crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify'])
    if (await crypto.subtle.verify('Ed25519', imported, fromBase64(signature), message)) return true
  }
  return false
}
