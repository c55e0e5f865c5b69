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

it('the field limits a name to 80 characters', async () => {
  const { onSearch, field } = await renderField('')
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(100))
  expect(field.value).toHaveLength(80)
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('x'.repeat(80)))
})

it('an emptied field is reported at once, and its old text not again', async () => {
  const { onSearch, field } = await renderField('t')
  await userEvent.clear(field)
  await userEvent.type(field, 'ko')
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('ko'))
  expect(onSearch.mock.calls.flat()).toEqual(['t', '', 'ko'])
})

it('the field reports the typed name on blur, before the debounce ends', async () => {
  const { onSearch, field } = await renderField('')
  await userEvent.type(field, 'koi')
  expect(onSearch.mock.calls.flat()).not.toContain('koi')
  await userEvent.tab()
  expect(onSearch).toHaveBeenLastCalledWith('koi')
})
