import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { MemberLevel } from './member-level.tsx'

const row = (level: number, points: number) => ({ level, points, name: '', icon: '', color: '' })
const levels = [row(0, 0), row(10, 400), row(20, 1500)]

afterEach(cleanup)

it('shows how many points are missing for the next level', async () => {
  await renderScreen(<MemberLevel levels={levels} />, { messages, user: { vipLevel: 10, vipLifeTimePoints: 1499 } })
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Next level: Silver' })
  expect([progress.value, progress.max, progress.getAttribute('aria-valuetext')]).toEqual([1499, 1500, '1 more point'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers the contact to a member who has the points for the next level', async () => {
  const user = { vipLevel: 10, vipLifeTimePoints: 2000 }
  const { host } = await renderScreen(<MemberLevel levels={levels} />, { messages, user })
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Next level: Silver' })
  expect([progress.value, progress.getAttribute('aria-valuetext')]).toEqual([1500, 'You have the points'])
  await userEvent.click(screen.getByRole('button', { name: 'Contact us' }))
  expect(host.record.opened).toEqual([expect.objectContaining({ id: 'contactUs' })])
})

it("shows unknown levels by the operator's names, or by their numbers", async () => {
  const own = [...levels, { ...row(50, 2000), name: 'Emerald' }, row(60, 3000)]
  const { unmount } = await renderScreen(<MemberLevel levels={own} />, { messages, user: { vipLevel: 20 } })
  await screen.findByRole('progressbar', { name: 'Next level: Emerald' })
  unmount()
  await renderScreen(<MemberLevel levels={own} />, { messages, user: { vipLevel: 50 } })
  await screen.findByText('Emerald')
  screen.getByRole('progressbar', { name: 'Next level: 60' })
})

it('shows no next level above the last one', async () => {
  await renderScreen(<MemberLevel levels={levels} />, { messages, user: { vipLevel: 20, vipLifeTimePoints: 1600 } })
  await screen.findByText('Silver')
  expect(screen.queryByRole('progressbar')).toBeNull()
})
