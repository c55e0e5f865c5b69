import { expect, it } from 'vitest'
import { catalogueIn } from './catalogue.ts'
import { misnamed } from './named-controls.ts'

it('a language whose files are still to be written stops no check', () => {
  expect(Object.keys(catalogueIn('shell/src/messages/en.json')).length).toBeGreaterThan(50)
  const own = catalogueIn('shell/src/messages/xx.json')
  expect(own).toEqual({})
  expect(misnamed(['Press **Join**'], ['Tik op **Meedoen**'], [{ join: 'Join' }], [own])).toEqual([])
})
