import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Fault } from './store.ts'

/** The ways in which an answer can be wrong (security.md 12). */
export const MODES = [
  'ok',
  'status',
  'envelope',
  'html',
  'text',
  'empty',
  'cut',
  'null',
  'array',
  'dataNull',
  'wrongEnvelope',
  'errorText',
  'wrongTypes',
  'huge',
  'raw',
  'reset',
  'hang',
  'delay',
] as const
type Mode = (typeof MODES)[number]

const HUGE_BYTES = 20 * 1024 * 1024

const BODIES: Partial<Record<Mode, (fault: Fault) => string>> = {
  status: (fault) => fault.body ?? '{"error":1,"message":"fault","data":null}',
  envelope: (fault) => fault.body ?? '{"error":1,"message":"fault","data":null}',
  raw: (fault) => fault.body ?? '',
  html: (fault) => fault.body ?? '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>',
  text: (fault) => fault.body ?? 'not json at all',
  empty: () => '',
  null: () => 'null',
  array: () => '[]',
  dataNull: () => '{"error":0,"message":"","data":null}',
  wrongEnvelope: () => '{"code":0,"result":{}}',
  errorText: () => '{"error":"none","message":"","data":{}}',
  wrongTypes: () => '{"error":0,"message":7,"data":{"id":[],"content":"x","token":{},"list":null}}',
  huge: () => `{"error":0,"message":"","data":"${'x'.repeat(HUGE_BYTES)}"}`,
}

/** Responds as the fault specifies; for `ok` and `delay` the call itself still responds. */
export async function breakAnswer(fault: Fault, reply: FastifyReply): Promise<void> {
  const mode = fault.mode as Mode
  if (fault.delayMs) await sleep(fault.delayMs)
  if (mode === 'ok' || mode === 'delay') return
  if (mode === 'reset') {
    reply.hijack()
    reply.raw.socket?.resetAndDestroy()
    return
  }
  if (mode === 'hang') {
    reply.hijack()
    return
  }
  if (mode === 'cut') {
    reply.hijack()
    // Headers set by hooks (CORS) must go along, or the browser sees a CORS failure and nothing else.
    const headers = { ...reply.getHeaders(), 'content-type': 'application/json', 'content-length': '500' }
    reply.raw.writeHead(200, headers as Record<string, string>)
    reply.raw.write('{"error":0,"message":"","data":{"id":1,"na', () => reply.raw.destroy())
    return
  }
  const type = mode === 'html' ? 'text/html' : mode === 'text' ? 'text/plain' : 'application/json'
  await reply
    .status(fault.status ?? (mode === 'status' ? 500 : 200))
    .header('content-type', `${type}; charset=utf-8`)
    .send(BODIES[mode]?.(fault) ?? '')
}
