/** What is loaded once the page has settled: nothing that a player waits for. */
export { reportVitals } from '../reports/vitals.ts'
export { registerWorker } from './register-worker.ts'
