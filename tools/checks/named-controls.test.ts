import { expect, test } from 'vitest'
import { misnamedControls } from './named-controls.ts'

const english: Record<string, string>[] = [{ 'join.next': 'Next', 'join.title': 'Join' }, { 'page.next': 'Next' }]
const finnish: Record<string, string>[] = [
  { 'join.next': 'Seuraava', 'join.title': 'Liity' },
  { 'page.next': 'Eteenpäin' },
]
const text = ['Choose **Join**.', 'Then choose **Next**: it is **soft**.']

test('a text may name a control as its screens do, and make other words bold', () => {
  expect(misnamedControls(text, ['Valitse **Liity**.', '**Seuraava** on **pehmeä**.'], english, finnish)).toEqual([])
  expect(misnamedControls(text, ['**LIITY**', 'Sitten **Eteenpäin**.'], english, finnish)).toEqual([])
})

test("a control's name that no screen has is reported", () => {
  expect(misnamedControls(text, ['Valitse **Rekisteröidy**.', 'Sitten Seuraava.'], english, finnish)).toEqual([
    { name: 'Join', is: 'Liity' },
    { name: 'Next', is: 'Seuraava or Eteenpäin' },
  ])
})
