import type { Engine } from '../engine.ts'
import { LINES, evaluateLines } from '../lines/evaluate.ts'
import { bestPrize } from '../lines/engine.ts'
import { linesRtp } from '../lines/rtp.ts'
import type { SlotMaths } from '../slots/maths.ts'
import { percentOf } from '../slots/maths.ts'
import type { SlotState } from '../slots/slot-engine.ts'
import { slotEngine } from '../slots/slot-engine.ts'

/**
 * A ten-line slot whose scatters start free games, which pay a multiple and can start further ones. Each free
 * game is a move of the same round, so a player resumes in the middle of them after a lost connection. RTP: exact.
 */
export function freeSpinsSlot(maths: SlotMaths): Engine<SlotState> {
  return slotEngine({
    kind: 'free-spins-slot',
    maths,
    rtp: { percent: percentOf(linesRtp(maths) * 1e9, 1e9), method: 'exact' },
    topPrize: bestPrize(maths) * (maths.freeSpins?.multiplier ?? 1),
    rules: ['rules.line-slot.lines', 'rules.slot.wild', 'rules.free-spins-slot.free', 'rules.free-spins-slot.left'],
    evaluate: evaluateLines,
    layout: { lines: LINES },
  })
}
