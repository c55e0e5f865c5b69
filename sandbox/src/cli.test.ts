import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each(['abc', '0', '70000', '4000.5'])('a sandbox is not started at PORT=%s, which is said in words', (PORT) => {
  const env = { ...process.env, PORT }
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts')], {
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining(`PORT is ${PORT}: a number from 1 to 65000.`)])
})
