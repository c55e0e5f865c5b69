import { painted } from '@croupier/shared/ui'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeepFocusOnPage } from './use-keep-focus-on-page.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root

function Keeper() {
  useKeepFocusOnPage()
  return null
}

beforeEach(async () => {
  const page = Object.assign(document.createElement('main'), { id: 'content', tabIndex: -1 })
  page.append(button('inside'), button('other'))
  document.body.append(button('beside'), page)
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Keeper />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const button = (id: string) => Object.assign(document.createElement('button'), { id })
const element = (id: string) => document.getElementById(id)!
const focused = () => document.activeElement?.id

/** Resolves when everybody had the chance to move the focus: observers run first, and then wait for a frame. */
const isMoved = () => Promise.resolve().then(painted)

/** Focuses an element and removes it. */
async function takeAway(id: string): Promise<void> {
  element(id).focus()
  element(id).remove()
  await isMoved()
}

it('the page takes the focus of a control of its own that disappears', async () => {
  await takeAway('inside')
  expect(focused()).toBe('content')
})

it('other code may move the focus first, and controls outside the page are ignored', async () => {
  element('inside').focus()
  element('inside').remove()
  element('other').focus()
  await isMoved()
  expect(focused()).toBe('other')
  await takeAway('beside')
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body))
})
