import { expect, it } from 'vitest'
import { lackingNames } from './css-names.ts'

const text = `import css from './club.module.css'
import shared from '../shared.module.css'
const a = <p className={classNames(css.title, css.titel, shared.row, css[look])}>{scss.other}</p>`

it('names what a component takes from a style sheet that does not have it', () => {
  const sheets = new Map([
    ['vip/src/club/club.module.css', '.title, .titel-line { margin: 0 }'],
    ['vip/src/shared.module.css', '.list > .row:hover { margin: 0 }'],
  ])
  const problem = 'vip/src/club/club.tsx takes css.titel, which ./club.module.css does not have'
  expect(lackingNames('vip/src/club/club.tsx', text, sheets)).toEqual([problem])
  expect(lackingNames('vip/src/club/club.tsx', text, new Map())).toHaveLength(3)
})
