import { describeRemote } from '@croupier/shared/testing'
import remote from '../src/module.ts'

describeRemote(remote)
