import { prefetchSettingArticle } from '../prefetch-setting-article.ts'

export { default } from './withdrawal-rules-screen.tsx'
export const prefetch = prefetchSettingArticle('withdrawRulePageUrl')
