import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

it.each(Object.entries(scripts))('%s --help prints the help and does nothing else', (name, command) => {
  const tool = join(root, command.split(' ').at(-1)!)
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, '--help'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(new RegExp(`^npm (run )?${name}\\b[^]*--help`))
})
