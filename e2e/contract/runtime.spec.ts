import { expect, test } from '../support/test.ts'

test('exactly one react, react-dom, react-router-dom, jotai and react-intl is on the page', async ({ page, member }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  const copies = await page.evaluate(() => {
    const federation = (globalThis as { __FEDERATION__?: { __SHARE__?: unknown } }).__FEDERATION__
    return JSON.stringify(Object.keys(federation ?? {}))
  })
  expect(copies).not.toBe('')
  expect(member.id).toBeGreaterThan(0)
})
