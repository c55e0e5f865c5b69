import { describe, expect, it } from 'vitest'
import { missingNames } from './css-names.ts'

const text = `import css from './club.module.css'
import shared from '../shared.module.css'
const a = <p className={classNames(css.title, css.titel, shared.row, css[look])}>{scss.other}</p>`

describe('the check of class names', () => {
  it('names the classes that a component uses and its style sheet lacks', () => {
    const sheets = new Map([
      ['vip/src/club/club.module.css', '.title, .titel-line { margin: 0 }'],
      ['vip/src/shared.module.css', '.list > .row:hover { margin: 0 }'],
    ])
    const problem = 'vip/src/club/club.tsx uses css.titel, which ./club.module.css does not define'
    expect(missingNames('vip/src/club/club.tsx', text, sheets)).toEqual([problem])
    expect(missingNames('vip/src/club/club.tsx', text, new Map())).toHaveLength(3)
  })
})
