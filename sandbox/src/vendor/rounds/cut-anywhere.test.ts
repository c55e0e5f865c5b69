import { expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { storm } from './storm.ts'

it.each([3, 5, 6])(
  'books every round whole, wherever the connection is cut and whatever comes late (%i)',
  async (seed) => {
    expect.hasAssertions()
    await storm(await testContext(), Number(process.env['SEED'] ?? seed))
  },
  60_000,
)
