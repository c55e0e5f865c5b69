import type { ColumnType, Generated } from 'kysely'
import type { Values } from '../../messages/index.ts'
import type { Stamp } from './types.ts'

interface BannerTable {
  id: Generated<number>
  /** Names its pictures and the words laid over them. */
  code: string
  image: string
  mobileImage: string
  link: string
  /** 0: the link is internal, 1: a new tab, null: there is no link. */
  type: number | null
  gameId: number | null
  enabled: number
  sortIndex: number
}

interface ArticleTable {
  id: number
  title: string
  content: string
  backgroundColor: string
  fontColor: string
  padding: string
  /** Digest of what the seed wrote last; null for an article of the operator's own. */
  seeded: string | null
}

interface ArticleTranslationTable {
  articleId: number
  language: string
  title: string
  content: string
  /** Digest of the title and text that were translated; null: used whatever the article says. */
  original: string | null
  seeded: string | null
}

/** What a message is about; the site opens cash-outs (0), invitations (10) and documents (30) from such messages. */
export const NEWS = { withdraw: 0, share: 10, deposit: 20, document: 30, reward: 40 } as const
export type NewsType = (typeof NEWS)[keyof typeof NEWS]

interface NewsTable {
  id: Generated<number>
  memberId: number
  message: string
  /** What it is about: one of NEWS, or a number of the operator's own. */
  type: number
  /** 0 unread, 10 read. */
  status: Generated<number>
  createTime: Stamp
  /** The catalogue id that `message` was made from, for other languages; its values are in `messageValues`. */
  messageId: Generated<string | null>
  messageValues: ColumnType<Values, string | undefined, string>
}

export interface ContentTables {
  banners: BannerTable
  articles: ArticleTable
  articleTranslations: ArticleTranslationTable
  news: NewsTable
}
