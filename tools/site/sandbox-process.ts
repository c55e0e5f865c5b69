import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../lib/paths.ts'

/** The sandbox is a process of its own, whose data outlive it: it may be started again after it was stopped. */
export class SandboxProcess {
  readonly #script: string
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined

  constructor(script: string, env: Readonly<Record<string, string>>) {
    this.#script = script
    this.#env = env
  }

  /** Resolves at the sandbox's own word that it answers; throws when it ends before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', this.#script], {
      cwd: root,
      env: { ...process.env, ...this.#env },
      // It ends by itself when this process is gone, however that came.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // Ctrl-C reaches the whole group of processes; the sandbox is ended by us, after its requests.
      detached: true,
    })
    this.#child = child
    const lines = createInterface({ input: child.stdout! })
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => (line.startsWith('sandbox ready') ? resolve() : console.log(line)))
      child.once('exit', (code) => reject(new Error(`The sandbox ended with code ${code}: see the messages above.`)))
    })
  }

  /** Resolves when it has ended, its database closed properly. */
  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }
}
