import { expect, test } from '../../support/test.ts'
import {
  expectToast,
  fillAddress,
  fillFirstStep,
  fillPerson,
  freshName,
  openJoin,
  watchCalls,
} from '../account/support.ts'

test('[AC-03] [AC-05] a registration without a state is refused while the states are loading @desktop', async ({
  page,
}) => {
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/base/state/listAll', (route) => held.then(() => route.continue()))
  const checked = watchCalls(page, '/sys/auth/checkRegister1')
  const form = await openJoin(page)
  await fillFirstStep(page, form, freshName())
  await fillPerson(page, form)
  const state = form.getByLabel('State')
  await expect(state).toBeDisabled()
  await expect(state).toContainText('Loading')
  await fillAddress(form)
  await form.getByLabel('Verification code').fill('zzzz')
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expectToast(page, 'State required')
  answer()
  await expect(state).toBeEnabled()
  await state.selectOption({ label: 'Uusimaa' })
  expect(checked).toEqual([])
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expect.poll(() => checked.length).toBe(1)
})
