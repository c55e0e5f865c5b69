import { existsSync } from 'node:fs'
import { installPackage } from './apt.ts'

/** Where Debian's packages install nginx and the module that serves brotli copies. */
export const NGINX = '/usr/sbin/nginx'
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasNginx = () => existsSync(NGINX) && existsSync(NGINX_BROTLI)

/** Installs nginx for the tests of a deployment's configuration. Warns what it means where that is not possible. */
export async function provideNginx(): Promise<void> {
  for (const name of ['nginx-light', 'libnginx-mod-http-brotli-static']) if (!hasNginx()) await installPackage(name)
  if (!hasNginx())
    console.warn(
      "There is no nginx on this machine: its configuration is read, and not run. Debian's has what it needs.",
    )
}
