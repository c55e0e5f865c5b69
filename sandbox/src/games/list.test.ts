import { expect, it } from 'vitest'
import { testApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'

const api = await testApi(await testContext())

it.each([
  ['as it is written', 'Keeper’s Light', 'Keeper’s Light'],
  ['with the apostrophe of a keyboard', "crane's wish", 'Crane’s Wish'],
  ['without its apostrophe', 'oclock', 'Owl o’Clock'],
  ['with blanks too many', ' koi   lantern ', 'Koi Lantern'],
  ['in the wide letters of a Japanese keyboard', 'ＫＯＩ　Ｌａｎｔｅｒｎ', 'Koi Lantern'],
])('the search finds a game by its name %s', async (_how, typed, name) => {
  const { data } = await api.post('/base/game/listPage', { name_LIKE: typed })
  expect(data.content.map((game: { name: string }) => game.name)).toEqual([name])
})
