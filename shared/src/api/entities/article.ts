import * as v from 'valibot'
import { id, text } from '../values.ts'

export const articleSchema = v.object({
  id,
  title: text,
  content: text,
  backgroundColor: text,
  fontColor: text,
  padding: text,
})
export type Article = v.InferOutput<typeof articleSchema>
