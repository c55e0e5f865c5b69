import { parse } from '@formatjs/icu-messageformat-parser'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createWords, loadSomeWords, MessagesProvider, type Catalogue } from './messages.tsx'

const { useText } = createWords<'hello'>()
const words = (hello: string) => ({ hello: parse(hello) }) as Catalogue

function Hello() {
  return <p>{useText()('hello')}</p>
}

afterEach(cleanup)

it('English stands in for a language whose words do not come; nothing does where neither can be had', async () => {
  const load = vi.fn(async (locale: string) => {
    if (locale !== 'en') throw new Error('no words')
    return words('Hello')
  })
  await loadSomeWords(load, 'fi')
  render(<MessagesProvider locale="fi" load={load}><Hello /></MessagesProvider>)
  expect(screen.getByText('Hello')).toBeTruthy()
  await expect(loadSomeWords(async () => Promise.reject(new Error('no words')), 'fi')).rejects.toThrow('no words')
})

it('the language comes in as soon as its words are there', async () => {
  const late = Promise.withResolvers<Catalogue>()
  const load = async (locale: string) => (locale === 'en' ? words('Hello') : late.promise)
  await loadSomeWords(load, 'en')
  render(<MessagesProvider locale="fi" load={load}><Hello /></MessagesProvider>)
  expect(screen.getByText('Hello')).toBeTruthy()
  late.resolve(words('Hei'))
  expect(await screen.findByText('Hei')).toBeTruthy()
})
