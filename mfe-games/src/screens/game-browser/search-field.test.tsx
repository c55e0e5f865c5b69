import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { SearchField } from './search-field.tsx'

afterEach(cleanup)

const renderField = async (initialValue: string) => {
  const onSearch = vi.fn<(name: string) => void>()
  await renderScreen(<SearchField initialValue={initialValue} isFirst={false} onSearch={onSearch} />, { messages })
  return { onSearch, field: await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search games' }) }
}

it('asks for no longer a name than an operator takes', async () => {
  const { onSearch, field } = await renderField('')
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(100))
  expect(field.value).toHaveLength(80)
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('x'.repeat(80)))
})

it('forgets what was searched for once the field is empty: the next letter does not ask for it again', async () => {
  const { onSearch, field } = await renderField('t')
  await userEvent.clear(field)
  await userEvent.type(field, 'ko')
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('ko'))
  expect(onSearch.mock.calls.flat()).toEqual(['t', '', 'ko'])
})

it('tells of the last letters when the field is left before typing paused: a category takes the whole name along', async () => {
  const { onSearch, field } = await renderField('')
  await userEvent.type(field, 'koi')
  expect(onSearch.mock.calls.flat()).not.toContain('koi')
  await userEvent.tab()
  expect(onSearch).toHaveBeenLastCalledWith('koi')
})
