import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, CopyButton } from '../index.ts'

afterEach(cleanup)

test('a busy button keeps its words and ignores presses', async () => {
  const onPress = vi.fn()
  const { rerender } = render(
    <Button onPress={onPress} isBusy>
      Deposit $ 100.00
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Deposit/ }))
  expect(onPress).not.toHaveBeenCalled()
  rerender(<Button onPress={onPress}>Deposit $ 100.00</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Deposit $ 100.00' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test('CopyButton reports whether the text was copied', async () => {
  const user = userEvent.setup()
  const onDone = vi.fn()
  render(<CopyButton text="abc" label="Copy address" onDone={onDone} />)
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(true))
  expect(await navigator.clipboard.readText()).toBe('abc')
})
