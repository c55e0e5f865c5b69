import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../lib/paths.ts'

interface Service {
  readonly build?: { readonly args: Readonly<Record<string, string>> }
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
}

/** The text of a file of deploy/. */
export const deployFile = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

export const compose = parse(deployFile('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
}

/** Runs a service's health check as compose does, with its arguments changed by `move` (another address). */
export function isHealthy({ healthcheck }: Service, move: (part: string) => string): Promise<boolean> {
  const [kind, program = '', ...args] = healthcheck?.test.map(move) ?? []
  if (kind !== 'CMD') throw new Error('the health check is no CMD')
  return new Promise((resolve) => {
    execFile(program, args, (error) => resolve(error === null))
  })
}
