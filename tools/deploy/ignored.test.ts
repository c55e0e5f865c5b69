import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.ts'

const lines = (name: string) => readFileSync(join(root, name), 'utf8').split('\n')

it('a release key in the checkout is ignored by git and by Docker', () => {
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['*.pem', '.env']))
  expect(lines('.dockerignore')).toEqual(expect.arrayContaining(['**/*.pem', '**/.env']))
})
