import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../lib/paths.ts'

/**
 * Runs the sandbox as a separate process. Its data outlive the process: it may be started again after it was stopped.
 */
export class SandboxProcess {
  readonly #script: string
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined

  constructor(script: string, env: Readonly<Record<string, string>>) {
    this.#script = script
    this.#env = env
  }

  /** Resolves when the sandbox reports that it is ready; throws when it exits before that. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', this.#script], {
      cwd: root,
      env: { ...process.env, ...this.#env },
      // Over the IPC channel the sandbox notices when this process is gone, for whatever reason, and exits.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // Ctrl-C goes to the whole process group; detached, the sandbox is stopped by us, after its requests are done.
      detached: true,
    })
    this.#child = child
    const lines = createInterface({ input: child.stdout! })
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => (line.startsWith('sandbox ready') ? resolve() : console.log(line)))
      child.once('exit', (code) => reject(new Error(`The sandbox ended with code ${code}: see the messages above.`)))
    })
  }

  /** Resolves when the sandbox has exited, its database closed properly. */
  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }
}
