import { spawn } from 'node:child_process'
import { root } from './paths.ts'

interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface RunResult {
  readonly code: number
  readonly output: string
}

/** Runs a command; its output goes to the terminal and is also returned. Never throws: check the exit code. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      stream.write(chunk)
    }
    child.stdout.on('data', collect(process.stdout))
    child.stderr.on('data', collect(process.stderr))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
