/** Publishes one version, in a separate process: `publish-one.ts <data folder> <remote> <code>`. */
import { openStore } from '../store.ts'
import { publishSample } from './publish-sample.ts'
import { built } from './sample.ts'

const [dataDir, remote, code] = process.argv.slice(2) as [string, string, string]
const { version } = await publishSample(openStore(dataDir), built(dataDir, remote, code))
console.log(version)
