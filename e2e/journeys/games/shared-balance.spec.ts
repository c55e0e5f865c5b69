import { expect, test } from '../../support/test.ts'
import { choosePreset, chooseOutcome, depositButton, resultDialog } from '../deposits/support.ts'
import { balanceOf, SLOT_GAME, roundEnd, startGame } from './support.ts'

test('two tabs on one balance never take it below zero, and each bet is answered once @desktop', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  const member = await newMember({ balance: '1.50', credited: 1 })
  await signIn(member)
  const first = (await startGame(page, 'Jacks or Better', 'Play')).frameLocator('iframe')
  const other = await context.newPage()
  const games = [first, (await startGame(other, 'Brass Poker', 'Play')).frameLocator('iframe')]
  for (const game of games) await expect(game.getByRole('button', { name: 'Deal' })).toBeEnabled()
  // Two simultaneous stakes of $1.00; $1.50 pays for one, and nothing is paid out before the draw. Dispatched to the
  // buttons directly: the browser's pointer reliably reaches only the foreground tab.
  await Promise.all(games.map((game) => game.getByRole('button', { name: 'Deal' }).dispatchEvent('click')))
  const ended = games.map((game) => game.getByRole('status').filter({ hasText: /Choose the cards|too low/ }))
  for (const status of ended) await expect(status).toBeVisible()
  const outcomes = await Promise.all(ended.map((status) => status.textContent()))
  expect(outcomes.filter((text) => text?.includes('too low'))).toHaveLength(1)
  expect(await balanceOf(member.token)).toBe(0.5)
  // The game whose stake was refused is ready for the next deal, not for a draw.
  const refused = games[outcomes.findIndex((text) => text?.includes('too low'))]!
  await expect(refused.getByRole('button', { name: 'Deal' })).toBeEnabled()
})

test('a deposit made while a game is open shows in the game @desktop', async ({ page, newMember, signIn }) => {
  const member = await newMember({ balance: '1.00', credited: 1 })
  await signIn(member)
  const pop = await startGame(page, SLOT_GAME, 'Play')
  const game = pop.frameLocator('iframe')
  await expect(game.getByText('$1.00')).toBeVisible()
  await game.getByRole('button', { name: 'Spin' }).click()
  // The stake exceeds the balance: the game asks, and the site offers a deposit.
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Not enough balance' }))
  await question.getByRole('button', { name: 'Deposit', exact: true }).click()
  const chooser = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await expect(chooser).toBeVisible()
  await chooser.getByRole('button', { name: 'Cash App', exact: true }).click()
  const cash = page.getByRole('dialog', { name: 'Cash App', exact: true })
  await choosePreset(cash, '100')
  await depositButton(cash).click()
  const link = await cash.getByRole('link', { name: 'Pay by link' }).getAttribute('href')
  await chooseOutcome(link?.split('/').at(-1) ?? '', 'pay')
  await cash.getByRole('button', { name: 'I have made the transfer' }).click()
  const success = resultDialog(page, 'Deposit success')
  await success.getByRole('button', { name: 'Close' }).first().click()
  // The same game, in the same state, with the money.
  await expect(game.getByText('$101.00')).toBeVisible()
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(roundEnd(game)).toBeVisible()
})
