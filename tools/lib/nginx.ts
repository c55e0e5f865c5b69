import { existsSync } from 'node:fs'
import { installPackage } from './apt.ts'

/** Where Debian's packages put it, and the module that hands out brotli copies. */
export const NGINX = '/usr/sbin/nginx'
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasNginx = () => existsSync(NGINX) && existsSync(NGINX_BROTLI)

/** The nginx of a deployment, for the test of its configuration. Says what it means where there is none. */
export async function provideNginx(): Promise<void> {
  for (const name of ['nginx-light', 'libnginx-mod-http-brotli-static']) if (!hasNginx()) await installPackage(name)
  if (!hasNginx())
    console.warn(
      "There is no nginx on this machine: its configuration is read, and not run. Debian's has what it needs.",
    )
}
