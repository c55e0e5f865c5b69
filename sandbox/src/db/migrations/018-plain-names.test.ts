import type { Kysely } from 'kysely'
import { expect, it, vi } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { up } from './018-plain-names.ts'

it('the migration normalizes names; of two that become equal it logs the second anonymously', async () => {
  const ctx = await testContext()
  const typed = ['ｔａｒｏ５５０１', 'ｔａｒｏ５５０２', 'ta\u200bro5502', '太郎5503']
  const ids: number[] = []
  for (const username of typed) ids.push((await testMember(ctx, { username, email: `${username}＠x.example` })).id)
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const trx = await ctx.db.startTransaction().execute()
  try {
    await up(trx as unknown as Kysely<unknown>)
    const rows = await trx
      .selectFrom('members')
      .select(['username', 'email'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { username: 'taro5501', email: 'taro5501@x.example' },
      { username: 'taro5502', email: 'taro5502@x.example' },
      { username: typed[2], email: `${typed[2]}＠x.example` },
      { username: typed[3], email: '太郎5503@x.example' },
    ])
    const lines = written.mock.calls.map(([line]) => String(line))
    expect(lines.filter((line) => ids.some((id) => line.startsWith(`member ${id}:`)))).toEqual([
      `member ${ids[2]}: username names somebody else already\n`,
      `member ${ids[2]}: email names somebody else already\n`,
    ])
  } finally {
    written.mockRestore()
    await trx.rollback().execute()
  }
})
