import { writeFile } from 'node:fs/promises'
import { success } from '../../support/api-answers.ts'
import { data } from '../../support/api.ts'
import { holdAnswer } from '../../support/calls.ts'
import { picture } from '../../support/files.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import {
  addFiles,
  bitmap,
  expectToast,
  documentGroup,
  openDocuments,
  jpeg,
  pngNamed,
  watchCalls,
} from './support-documents.ts'

const REQUIRED = ['ID proof', 'Hand-held ID photo', 'Address proof', 'Payment method proof']

test('[AC-23] four proofs are required, the source of wealth is optional, and each shows its status', async ({
  page,
  member: _member,
}) => {
  const updates = watchCalls(page, '/sys/member/documents/update')
  const dialog = await openDocuments(page)
  for (const name of [...REQUIRED, 'Source of wealth'])
    await expect(documentGroup(dialog, name)).toContainText('Not uploaded')
  await expectAccessible(page)
  const submit = dialog.getByRole('button', { name: 'Submit' })
  for (const name of REQUIRED) {
    await submit.click()
    await expectToast(page, `Please upload: ${name}`)
    await addFiles(dialog, name, pngNamed(`${name}.png`))
    await expect(documentGroup(dialog, name).getByRole('status').filter({ hasText: '· uploaded' })).toBeVisible()
    await expect(documentGroup(dialog, name).locator('img')).toHaveAttribute('src', /^blob:/)
  }
  expect(updates).toEqual([])
  await submit.click()
  await expectToast(page, 'We have received your documents and will let you know as soon as they have been checked.')
  await expect(dialog).toBeHidden()
  expect(updates[0]?.postDataJSON()).toEqual({
    idcardProofId: expect.stringMatching(/.+/),
    idcardHoldProofId: expect.stringMatching(/.+/),
    addressProofId: expect.stringMatching(/.+/),
    paymentProofId: expect.stringMatching(/.+/),
  })
  const again = await openDocuments(page)
  for (const name of REQUIRED) await expect(documentGroup(again, name)).toContainText('Auditing')
  await expect(documentGroup(again, 'Source of wealth')).toContainText('Not uploaded')
  const stored = again.getByRole('list', { name: 'Submitted: ID proof' }).getByRole('img', { name: 'ID proof, file 1' })
  await expect(stored).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
  await again.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'You have not added a file: nothing new was sent.')
  await expect(again).toBeVisible()
  expect(updates).toHaveLength(1)
})

test('[AC-23] statuses 20 and 30 are shown, and a failed proof must be sent again @desktop', async ({
  page,
  member,
  fault,
}) => {
  const user = await data<object>('/sys/auth/token/info', {}, member.token)
  const proofs = {
    idcardProofId: '1',
    idcardProofStatus: 20,
    idcardHoldProofId: '1',
    idcardHoldProofStatus: 20,
    addressProofId: '1',
    addressProofStatus: 20,
    paymentProofId: '1',
    paymentProofStatus: 30,
  }
  await fault('/sys/auth/token/info', 'envelope', { body: success({ ...user, ...proofs }) })
  const dialog = await openDocuments(page)
  await expect(documentGroup(dialog, 'ID proof')).toContainText('Audit success')
  await expect(documentGroup(dialog, 'Payment method proof')).toContainText('Audit failed')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Please upload: Payment method proof')
})

test('[AC-24] wrong files and a seventh one are refused before any request, and sizes are shown @mobile', async ({
  page,
  member: _member,
}) => {
  const uploads = watchCalls(page, '/sys/file/upload')
  const dialog = await openDocuments(page)
  await addFiles(dialog, 'ID proof', {
    name: 'liar.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  })
  await expectToast(page, 'liar.png is not a JPEG, PNG or BMP picture.')
  const large = Buffer.concat([picture.buffer, Buffer.alloc(5 * 1024 * 1024)])
  await addFiles(dialog, 'ID proof', { name: 'large.png', mimeType: 'image/png', buffer: large })
  await expectToast(page, 'large.png is larger than 5 MB.')
  await addFiles(dialog, 'ID proof', { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
  await expectToast(page, 'nothing.png is empty.')
  expect(uploads).toEqual([])
  await addFiles(
    dialog,
    'ID proof',
    Array.from({ length: 7 }, (_, index) => pngNamed(`page-${index + 1}.png`)),
  )
  await expectToast(page, 'Up to 6 files: page-7.png was not added.')
  await expect(documentGroup(dialog, 'ID proof').getByRole('listitem')).toHaveCount(6)
  await expect(documentGroup(dialog, 'ID proof').getByText('· uploaded')).toHaveCount(6)
  await expect(documentGroup(dialog, 'ID proof').getByRole('listitem').first()).toContainText(
    `${picture.buffer.length} B`,
  )
  expect(uploads).toHaveLength(6)
  await dialog.getByRole('button', { name: 'Remove page-1.png' }).click()
  await expect(documentGroup(dialog, 'ID proof').getByRole('listitem')).toHaveCount(5)
})

test('[AC-24] JPEG, PNG and BMP files up to 5 MB are accepted, with sizes in B, kB, MB and GB @desktop', async ({
  page,
  member: _member,
}) => {
  const uploads = watchCalls(page, '/sys/file/upload')
  const dialog = await openDocuments(page)
  const proofs = documentGroup(dialog, 'ID proof')
  const rows = proofs.getByRole('listitem')
  // Bytes after a picture's end are not part of it, but count for its size.
  const of = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
  const most = 5 * 1024 * 1024
  await addFiles(dialog, 'ID proof', [
    { name: 'bill.bmp', mimeType: 'image/bmp', buffer: of(bitmap(), 1023) },
    { name: 'page.png', mimeType: 'image/png', buffer: of(picture.buffer, 1536) },
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: of(jpeg, most) },
  ])
  await expect(rows).toHaveText([/1,023\sB · uploaded/, /1\.5\skB · uploaded/, /5\.0\sMB · uploaded/])
  await addFiles(dialog, 'ID proof', { name: 'more.jpg', mimeType: 'image/jpeg', buffer: of(jpeg, most + 1) })
  await expectToast(page, 'more.jpg is larger than 5 MB.')
  expect(uploads).toHaveLength(3)

  // No file of a gigabyte can be uploaded: a file in flight is made to report that size.
  const answer = await holdAnswer(page, '/sys/file/upload')
  await addFiles(dialog, 'ID proof', pngNamed('large.png'))
  await answer.requested
  await page.evaluate(() => Object.defineProperty(Blob.prototype, 'size', { get: () => 3 * 1024 ** 3 }))
  answer.release()
  await expect(rows.last()).toContainText(/3\.0\sGB · uploaded/)
})

test('[AC-23] dropped files are uploaded, and a failed upload can be repeated @desktop', async ({
  page,
  member: _member,
  fault,
}, info) => {
  await fault('/sys/file/upload', 'envelope', { body: { error: 3, message: 'The disk is full', data: null }, times: 1 })
  const dialog = await openDocuments(page)
  await addFiles(dialog, 'ID proof', pngNamed('passport.png'))
  await expectToast(page, 'Server is busy, please try later')
  await expect(documentGroup(dialog, 'ID proof')).toContainText('The disk is full')
  await fault('/sys/file/upload', 'status', { times: 1 })
  await dialog.getByRole('button', { name: 'Send passport.png again' }).click()
  await expect(documentGroup(dialog, 'ID proof').getByText('· not sent')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send passport.png again' }).click()
  await expect(documentGroup(dialog, 'ID proof').getByText('· uploaded')).toBeVisible()
  const file = info.outputPath('dropped.png')
  await writeFile(file, picture.buffer)
  const target = documentGroup(dialog, 'Address proof').getByRole('button', { name: 'Add file' })
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  const devtools = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
    await devtools.send('Input.dispatchDragEvent', {
      type,
      ...point,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    })
  }
  await expect(documentGroup(dialog, 'Address proof').getByText('dropped.png').first()).toBeVisible()
  await expect(documentGroup(dialog, 'Address proof').getByText('· uploaded')).toBeVisible()
})
