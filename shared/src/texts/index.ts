export type { TextBlock, TextDocument, TextSection } from './format.ts'
export { TextSections } from './text-blocks.tsx'
export { substitute, textFacts } from './substitute.ts'
export type { TextFacts } from './substitute.ts'
