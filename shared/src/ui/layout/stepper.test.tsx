import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Stepper } from '../index.ts'

afterEach(cleanup)

test('a new step gets the focus, unless one of its fields is marked as wrong', () => {
  const steps = { label: 'Steps', steps: ['Account', 'Details'] }
  const view = render(<Stepper {...steps} current={0} />)
  const focused = () => (document.activeElement === document.body ? '' : document.activeElement?.lastChild?.textContent)
  expect(focused()).toBe('')
  view.rerender(<Stepper {...steps} current={1} />)
  expect(focused()).toBe('Details')
  screen.getByText('Details').closest('li')!.blur()
  view.rerender(<Stepper {...steps} current={0} failed={0} />)
  expect(focused()).toBe('')
})
