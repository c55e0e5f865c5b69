/** What is loaded a while after the page: nothing that a player waits for. */
export { reportVitals } from '../reports/vitals.ts'
export { registerWorker } from './register-worker.ts'
