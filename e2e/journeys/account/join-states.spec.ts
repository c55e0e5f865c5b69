import { holdAnswer } from '../../support/calls.ts'
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
  const states = await holdAnswer(page, '/base/state/listAll')
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
  states.release()
  await expect(state).toBeEnabled()
  await state.selectOption({ label: 'Uusimaa' })
  expect(checked).toEqual([])
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expect.poll(() => checked.length).toBe(1)
})
