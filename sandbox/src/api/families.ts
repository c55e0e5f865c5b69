import type { Api } from './route.ts'

/** The one list of the product API: a family of calls is added here, by one line. */
export const families: ((api: Api) => void | Promise<void>)[] = []
