import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Api } from '../api/route.ts'

const ROUTES = join(import.meta.dirname, '../pictures/routes.ts')

/** The drawn pictures under /pictures on the API's origin. */
export async function pictureRoutes({ app }: Api): Promise<void> {
  if (!existsSync(ROUTES)) return
  const module = (await import(pathToFileURL(ROUTES).href)) as {
    registerPictures: (app: FastifyInstance) => void | Promise<void>
  }
  await module.registerPictures(app)
}
