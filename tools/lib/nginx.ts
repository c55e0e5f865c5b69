import { existsSync } from 'node:fs'
import { installPackage } from './apt.ts'

/** Where Debian's packages install nginx and the module that serves brotli copies. */
export const NGINX = '/usr/sbin/nginx'
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether nginx and its brotli module are installed. */
export const hasNginx = () => existsSync(NGINX) && existsSync(NGINX_BROTLI)

/** Installs nginx for the tests of a deployment's configuration. Warns when that is not possible. */
export async function provideNginx(): Promise<void> {
  for (const name of ['nginx-light', 'libnginx-mod-http-brotli-static']) if (!hasNginx()) await installPackage(name)
  if (!hasNginx())
    console.warn(
      'There is no nginx on this machine: tests that run its configuration are skipped. Install nginx-light and libnginx-mod-http-brotli-static.',
    )
}
