import { startStandalone } from '@croupier/shared/standalone'
import remote from './module.ts'

startStandalone(remote)
