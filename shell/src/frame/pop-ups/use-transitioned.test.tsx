import { act, useDeferredValue } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useTransitioned } from './use-transitioned.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const drawn: string[] = []

function List() {
  const countries = useDeferredValue('all', 'the chosen one')
  drawn.push(`list: ${countries}`)
  return null
}

function Layer({ wanted }: { wanted: string }) {
  const shown = useTransitioned(wanted)
  drawn.push(`${wanted} pressed, ${shown} shown`)
  return shown === 'form' && <List />
}

it("renders the response to a press first, then the form, then the form's deferred parts", async () => {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Layer wanted="chooser" />))
  drawn.length = 0
  await act(async () => root.render(<Layer wanted="form" />))
  expect([...new Set(drawn)]).toEqual([
    'form pressed, chooser shown',
    'form pressed, form shown',
    'list: the chosen one',
    'list: all',
  ])
  act(() => root.unmount())
})
