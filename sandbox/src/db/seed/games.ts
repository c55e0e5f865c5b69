import { games } from '../../games/catalogue.ts'
import { coverPath } from '../../pictures/catalogue.ts'
import type { SeedContext } from './index.ts'

/** The catalogue's games: on every start names and pictures are updated from it, play counts stay. */
export async function seedGames({ db }: SeedContext): Promise<void> {
  if (!games.length) return
  await db
    .insertInto('games')
    .values(
      games.map(({ id, code, name, vendor, category, playForFun }) => ({
        id,
        code,
        name,
        vendor,
        category,
        playForFun,
        cover: coverPath(code),
        enabled: 1,
        totalPlayCount: formerPlays(id),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        code: eb.ref('excluded.code'),
        name: eb.ref('excluded.name'),
        vendor: eb.ref('excluded.vendor'),
        category: eb.ref('excluded.category'),
        playForFun: eb.ref('excluded.playForFun'),
        cover: eb.ref('excluded.cover'),
      })),
    )
    .execute()
}

/** A few games are played by nearly everybody, most by some: the shape that play counts have anywhere. */
const formerPlays = (id: number) => Math.round(40_000 / (1 + ((id * 37) % 64)))
