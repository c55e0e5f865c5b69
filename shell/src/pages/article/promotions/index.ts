import { prefetchSettingArticle } from '../prefetch-setting-article.ts'

export { default } from './promotions-screen.tsx'
export const prefetch = prefetchSettingArticle('promotionPageUrl')
