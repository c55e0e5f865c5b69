import { site } from '../../support/site.ts'
import { openFromDrawer } from '../../support/drawer.ts'
import { picture } from '../../support/files.ts'
import { expect, test } from '../../support/test.ts'
import {
  addFiles,
  bitmap,
  expectToast,
  documentGroup,
  openDocuments,
  pngNamed,
  watchCalls,
} from './support-documents.ts'

test('[AC-23] each upload shows its progress, can be canceled, and can be repeated after a failure @desktop', async ({
  page,
  member: _member,
}) => {
  const held = Promise.withResolvers<void>()
  let mode: 'hold' | 'cut' | 'pass' = 'hold'
  await page.route('**/sys/file/upload', async (route) => {
    if (mode === 'cut') return route.abort('connectionreset')
    if (mode === 'hold') await held.promise
    return route.continue().catch(() => undefined)
  })
  const dialog = await openDocuments(page)
  const proofs = documentGroup(dialog, 'ID proof')
  await addFiles(dialog, 'ID proof', [pngNamed('one.png'), pngNamed('two.png')])
  await expect(proofs.getByRole('progressbar', { name: 'one.png' })).toBeVisible()
  await expect(proofs.getByRole('progressbar', { name: 'two.png' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/sys/file/upload'))
  await proofs.getByRole('button', { name: 'Remove one.png' }).click()
  await ended
  await expect(proofs.getByRole('listitem')).toHaveCount(1)
  held.resolve()
  await expect(proofs.getByText('· uploaded')).toBeVisible()
  mode = 'cut'
  await addFiles(dialog, 'ID proof', pngNamed('three.png'))
  await expect(proofs.getByText('· not sent')).toBeVisible()
  for (const name of ['Hand-held ID photo', 'Address proof', 'Payment method proof']) {
    mode = 'pass'
    await addFiles(dialog, name, pngNamed('more.png'))
    await expect(documentGroup(dialog, name).getByText('· uploaded')).toBeVisible()
  }
  const updates = watchCalls(page, '/sys/member/documents/update')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'three.png was not sent. Send it again or remove it.')
  expect(updates).toEqual([])
  await proofs.getByRole('button', { name: 'Send three.png again' }).click()
  await expect(proofs.getByText('· uploaded')).toHaveCount(2)
})

test('[AC-23] unfinished and failed uploads can be sent when the screen is opened again @desktop', async ({
  page,
  member: _member,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let mode: 'cut' | 'hold' | 'pass' = 'cut'
  await page.route('**/sys/file/upload', async (route) => {
    if (mode === 'cut') return route.abort('connectionreset')
    if (mode === 'hold') await held
    return route.continue().catch(() => undefined)
  })
  const dialog = await openDocuments(page)
  const proofs = documentGroup(dialog, 'ID proof')
  await addFiles(dialog, 'ID proof', pngNamed('cut.png'))
  await expect(proofs.getByText('· not sent')).toBeVisible()
  mode = 'hold'
  await addFiles(dialog, 'ID proof', pngNamed('held.png'))
  await expect(proofs.getByRole('progressbar', { name: 'held.png' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  release()
  mode = 'pass'
  await openFromDrawer(page, 'Account settings', 'Upload documents')
  await expect(proofs.getByText('· not sent')).toHaveCount(2)
  for (const name of ['cut.png', 'held.png']) await proofs.getByRole('button', { name: `Send ${name} again` }).click()
  await expect(proofs.getByText('· uploaded')).toHaveCount(2)
})

test('[AC-24] a refused file is reported; a stored picture loses its metadata and is readable by its owner only @desktop', async ({
  page,
  member,
  newMember,
}) => {
  const dialog = await openDocuments(page)
  const proofs = documentGroup(dialog, 'ID proof')
  const header = picture.buffer.subarray(0, 8)
  await addFiles(dialog, 'ID proof', {
    ...picture,
    name: 'page.png',
    buffer: Buffer.concat([header, Buffer.from('<html><script>alert(1)</script>')]),
  })
  await expect(proofs.getByText('Only JPEG, PNG and BMP pictures are accepted.')).toBeVisible()
  await proofs.getByRole('button', { name: 'Remove page.png' }).click()

  const answers = page.waitForResponse('**/sys/file/upload')
  await addFiles(dialog, 'ID proof', {
    ...picture,
    name: 'both.png',
    buffer: Buffer.concat([picture.buffer, Buffer.from('<script>alert(1)</script>')]),
  })
  await expect(proofs.getByText('· uploaded')).toBeVisible()
  const { data } = (await (await answers).json()) as { data: { id: string } }
  const read = (token?: string) =>
    fetch(`${site.api}/sys/file/get?id=${data.id}`, { headers: token ? { authorization: token } : {} })
  const byOwner = await read(member.token)
  expect(byOwner.headers.get('content-type')).toBe('image/png')
  expect(byOwner.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await byOwner.text()).not.toContain('script')
  expect((await read((await newMember()).token)).status).toBe(404)
  expect(((await (await read()).json()) as { error: number }).error).toBe(-2)

  await addFiles(dialog, 'Address proof', { name: 'bill.bmp', mimeType: 'image/bmp', buffer: bitmap() })
  await expect(documentGroup(dialog, 'Address proof').getByText('· uploaded')).toBeVisible()
})

test('[AC-23] a phone offers camera and files, and a desktop files only', async ({
  page,
  member: _member,
  isPhone,
}) => {
  const dialog = await openDocuments(page)
  const camera = documentGroup(dialog, 'ID proof').getByRole('button', { name: 'Take a photo' })
  if (!isPhone) return expect(camera).toHaveCount(0)
  const openedInputs = await page.evaluateHandle(() => {
    const captures: (string | null)[] = []
    const record = ({ target }: MouseEvent) =>
      target instanceof HTMLInputElement && captures.push(target.getAttribute('capture'))
    document.addEventListener('click', record, true)
    return captures
  })
  for (const button of [camera, documentGroup(dialog, 'ID proof').getByRole('button', { name: 'Add file' })]) {
    const chooser = page.waitForEvent('filechooser')
    await button.click()
    await (await chooser).setFiles(pngNamed('camera.png'))
  }
  await expect(documentGroup(dialog, 'ID proof').getByText('· uploaded')).toHaveCount(2)
  expect(await openedInputs.jsonValue()).toEqual(['environment', null])
  return undefined
})

test('[AC-23] uploaded files and their previews survive reopening the screen, and are submitted @desktop', async ({
  page,
  member: _member,
}) => {
  const updates = watchCalls(page, '/sys/member/documents/update')
  const dialog = await openDocuments(page)
  const required = ['ID proof', 'Hand-held ID photo', 'Address proof', 'Payment method proof']
  for (const name of required) {
    await addFiles(dialog, name, pngNamed(`${name}.png`))
    await expect(documentGroup(dialog, name).getByRole('status').filter({ hasText: '· uploaded' })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openFromDrawer(page, 'Account settings', 'Upload documents')
  const again = page.getByRole('dialog', { name: 'Upload documents', exact: true })
  for (const name of required) {
    await expect(documentGroup(again, name)).toContainText(`${name}.png`)
    await expect(documentGroup(again, name)).toContainText('Ready to submit')
    await expect
      .poll(() =>
        documentGroup(again, name)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
  }
  await documentGroup(again, 'ID proof').getByRole('button', { name: 'Remove ID proof.png' }).click()
  await again.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Please upload: ID proof')
  await addFiles(again, 'ID proof', pngNamed('better.png'))
  await expect(documentGroup(again, 'ID proof').getByRole('status').filter({ hasText: '· uploaded' })).toBeVisible()
  await again.getByRole('button', { name: 'Submit' }).click()
  await expect(again).toBeHidden()
  expect(updates).toHaveLength(1)
  await openFromDrawer(page, 'Account settings', 'Upload documents')
  await expect(documentGroup(again, 'ID proof')).toContainText('Auditing')
  // Submitted files are shown and can no longer be removed.
  await expect(documentGroup(again, 'ID proof').getByRole('listitem')).toHaveCount(1)
  await expect(again.getByRole('button', { name: /^Remove / })).toHaveCount(0)
})
