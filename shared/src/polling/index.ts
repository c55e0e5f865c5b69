export type { PollClock, PollRule } from './rule.ts'
export { startPoll } from './start-poll.ts'
export { usePoll, usePollWhile } from './use-poll.ts'
