export { readStored, readStoredList, writeStored } from './stored.ts'
