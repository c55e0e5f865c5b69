import type { Page } from '@playwright/test'
import { site } from './site.ts'

type SiteConfig = Record<string, unknown>

/** Serves the page with another site config in it, as another operator's server would. Before the page is loaded. */
export async function withSite(page: Page, change: (config: SiteConfig) => SiteConfig): Promise<void> {
  // A page that did not come from the network has to be let to its own servers on this machine.
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
