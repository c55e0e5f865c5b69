import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NGINX, NGINX_BROTLI } from '../../lib/nginx.ts'

export interface RunningNginx {
  stop(): Promise<void>
}

/** Starts nginx with a configuration of `nginxConfig`, with all its files in a folder. It may not be listening yet. */
export function runNginx(folder: string, config: string): RunningNginx {
  const at = (name: string) => join(folder, name)
  writeFileSync(at('croupier.conf'), config)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    at('nginx.conf'),
    `daemon off; master_process off; pid ${at('pid')}; error_log stderr; load_module ${NGINX_BROTLI}; ${user} events { }
http { access_log off; ${temporary.join(' ')} include ${at('croupier.conf')}; }`,
  )
  const nginx = spawn(NGINX, ['-e', 'stderr', '-c', at('nginx.conf')], { stdio: 'ignore' })
  return {
    async stop() {
      if (nginx.exitCode !== null) return
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
    },
  }
}
