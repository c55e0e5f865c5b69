import * as v from 'valibot'
import { reference } from '../values.ts'

export const uploadedFileSchema = v.object({ id: reference })
