import { expect, test } from '../../support/test.ts'
import { adsFrame } from './ads-frame.ts'

test.use({ consent: 'unasked' })

test('[SH-34] advertising scripts load only after consent, and a refusal is kept until it is changed', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/acquire')) requests.push(request.postData() ?? '')
  })
  await page.goto('/')
  const question = page.getByRole('region', { name: 'Cookies' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Only necessary' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await expect(question).toBeHidden()
  expect(adsFrame(page)).toBeUndefined()
  expect(requests).toEqual([])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookies' })
  await dialog.getByRole('radio', { name: /Accept all/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => adsFrame(page)?.url()).toContain('/frames/ads')
  expect(requests).toEqual(['name=fbAdsScript'])
})
