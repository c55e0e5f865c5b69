import { expect, it } from 'vitest'
import { catalogueIn } from './catalogue.ts'
import { misnamedControls } from './named-controls.ts'

it('the catalogue of a language without files is empty and stops no check', () => {
  expect(Object.keys(catalogueIn('shell/src/messages/en.json')).length).toBeGreaterThan(50)
  const missing = catalogueIn('shell/src/messages/xx.json')
  expect(missing).toEqual({})
  expect(misnamedControls(['Press **Join**'], ['Tik op **Meedoen**'], [{ join: 'Join' }], [missing])).toEqual([])
})
