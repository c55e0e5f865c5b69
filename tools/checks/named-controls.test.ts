import { expect, test } from 'vitest'
import { misnamed } from './named-controls.ts'

const english: Record<string, string>[] = [{ 'join.next': 'Next', 'join.title': 'Join' }, { 'page.next': 'Next' }]
const finnish: Record<string, string>[] = [
  { 'join.next': 'Seuraava', 'join.title': 'Liity' },
  { 'page.next': 'Eteenpäin' },
]
const text = ['Choose **Join**.', 'Then choose **Next**: it is **soft**.']

test('a text calls a control what a screen calls it; other bold words are its own', () => {
  expect(misnamed(text, ['Valitse **Liity**.', '**Seuraava** on **pehmeä**.'], english, finnish)).toEqual([])
  expect(misnamed(text, ['**LIITY**', 'Sitten **Eteenpäin**.'], english, finnish)).toEqual([])
})

test('a name that no screen has is told', () => {
  expect(misnamed(text, ['Valitse **Rekisteröidy**.', 'Sitten Seuraava.'], english, finnish)).toEqual([
    { name: 'Join', is: 'Liity' },
    { name: 'Next', is: 'Seuraava or Eteenpäin' },
  ])
})
