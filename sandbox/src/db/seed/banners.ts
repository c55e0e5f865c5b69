import { bannerPaths, banners } from '../../pictures/catalogue.ts'
import type { SeedContext } from './index.ts'

/** The carousel's banners, as the catalogue has them. */
export async function seedBanners({ db }: SeedContext): Promise<void> {
  if (!banners.length) return
  await db
    .insertInto('banners')
    .values(
      banners.map(({ id, code, link, type, gameId, sortIndex }) => ({
        id,
        code,
        ...bannerPaths(code),
        link: link ?? '',
        type,
        gameId,
        enabled: 1,
        sortIndex,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        code: eb.ref('excluded.code'),
        image: eb.ref('excluded.image'),
        mobileImage: eb.ref('excluded.mobileImage'),
        link: eb.ref('excluded.link'),
        type: eb.ref('excluded.type'),
        gameId: eb.ref('excluded.gameId'),
        sortIndex: eb.ref('excluded.sortIndex'),
      })),
    )
    .execute()
}
