import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { testFrame } from '../../testing/test-frame.ts'
import { Button, Screen } from '../index.ts'

afterEach(cleanup)

test('a pop-up shown as a page is a named dialog if it asks for that', () => {
  render(
    <Screen frame={testFrame('page')} title="Join" isDialog>
      body
    </Screen>,
  )
  expect(screen.getByRole('dialog', { name: 'Join' }).tagName).toBe('SECTION')
})

test('a screen has an h1 as a page, and no close button as a part', () => {
  const { rerender } = render(
    <Screen frame={testFrame('page')} title="Login">
      body
    </Screen>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Login' })).toBeTruthy()
  rerender(
    <Screen frame={testFrame('part')} title="Login">
      body
    </Screen>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('body and footer of a screen with onSubmit are one form', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <Screen frame={testFrame('page')} title="Login" onSubmit={submit} footer={<Button type="submit">Go</Button>}>
      body
    </Screen>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(submit).toHaveBeenCalledOnce()
})

test('the second press of a double click is ignored by a main button that has just appeared', () => {
  const pressed: string[] = []
  function Steps() {
    const [step, setStep] = useState(1)
    const go = (name: string, next: number) => () => {
      pressed.push(name)
      setStep(next)
    }
    return (
      <Screen
        frame={testFrame('dialog')}
        title="Cashout"
        footer={
          step === 1 ? <Button onPress={go('Next', 2)}>Next</Button> : <Button onPress={go('Submit', 2)}>Submit</Button>
        }
      >
        body
      </Screen>
    )
  }
  render(<Steps />)
  const press = (detail: number) => fireEvent.click(screen.getByRole('button', { name: /Next|Submit/ }), { detail })
  press(1)
  press(2)
  press(3)
  expect(pressed).toEqual(['Next'])
  press(1)
  press(2)
  expect(pressed).toEqual(['Next', 'Submit', 'Submit'])
})
