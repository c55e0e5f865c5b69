import type { Page } from '@playwright/test'
import { site } from './site.ts'

type SiteConfig = Record<string, unknown>

/** Serves the page with a changed site config, as another operator's server would. Call it before the page loads. */
export async function withSiteConfig(page: Page, change: (config: SiteConfig) => SiteConfig): Promise<void> {
  // A page fulfilled by the test needs permission to reach its own servers on this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(
    (url) => url.pathname === '/' && url.port === new URL(site.shell).port,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(
        /(<script[^>]*croupier-boot[^>]*>)(.*?)(<\/script>)/s,
        (_, start: string, json: string, end: string) => {
          const boot = JSON.parse(json) as { site: SiteConfig }
          return start + JSON.stringify({ ...boot, site: change(boot.site) }).replaceAll('<', '\\u003c') + end
        },
      )
      await route.fulfill({ response, body })
    },
  )
}
