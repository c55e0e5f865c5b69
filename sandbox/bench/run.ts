/** `node bench/run.ts <section> <file> <options as JSON>`: measures and writes JSON to the file (npm run bench). */
import { writeFileSync } from 'node:fs'
import { apiLoad } from './api-load.ts'
import { longHistory } from './history.ts'

const sections: Readonly<Record<string, (options: never) => Promise<unknown>>> = { api: apiLoad, history: longHistory }

const [section = '', file = '', options = '{}'] = process.argv.slice(2)
const rows = await sections[section]!(JSON.parse(options) as never)
writeFileSync(file, JSON.stringify({ rows }))
