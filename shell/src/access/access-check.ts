import { accessSchema, envelopeSchema } from '@croupier/shared/api'
import * as v from 'valibot'
import type { Answer } from '../api/answer.ts'
import { headersOf } from '../api/headers.ts'
import { createTokenStore } from '../api/token-store.ts'
import { accessCall, sendEarly } from '../inline-script/send-early.ts'

export type Access = { readonly allowed: true } | { readonly allowed: false; readonly url: unknown }

declare global {
  interface Window {
    /** The response to the access check, which the page itself requested before any bundle was loaded. */
    croupierAccess?: Promise<Answer>
  }
}

const TIMEOUT_MS = 5_000

/**
 * site.md 4: status false redirects to the url in the response, or shows the notice if there is none; any other
 * response, and every kind of failure, shows the content within 5 s (fails open). The API itself refuses what a
 * restricted place may not do (D27).
 */
export async function checkAccess(baseUrl: string, language: string): Promise<Access> {
  const send = () => sendEarly(baseUrl, { ...accessCall, headers: headersOf(language, createTokenStore().read()) })
  try {
    const early = window.croupierAccess ?? send()
    const { body } = await Promise.race([early, timeout()])
    const envelope = v.parse(envelopeSchema, body)
    if (envelope.error !== 0) throw new Error(`error ${envelope.error}`)
    const data = v.parse(accessSchema, envelope.data)
    return data.status ? { allowed: true } : { allowed: false, url: data.url }
  } catch (error) {
    console.warn('access check failed', error)
    return { allowed: true }
  }
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS))
}
