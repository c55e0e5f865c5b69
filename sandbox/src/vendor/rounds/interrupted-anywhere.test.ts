import { expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { stress } from '../../testing/vendor-stress.ts'

it.each([3, 5, 6])(
  'every round is booked completely, wherever the connection is cut and whatever arrives late (%i)',
  async (seed) => {
    expect.hasAssertions()
    await stress(await testContext(), Number(process.env['SEED'] ?? seed))
  },
  60_000,
)
