import * as v from 'valibot'
import { id, text } from '../values.ts'

/** A page that the operator writes (site.md 3): `content` is HTML, the colours and `padding` are CSS values or ''. */
export const articleSchema = v.object({
  id,
  title: text,
  content: text,
  backgroundColor: text,
  fontColor: text,
  padding: text,
})
export type Article = v.InferOutput<typeof articleSchema>
