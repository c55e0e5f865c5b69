import type { Engine } from '../engine.ts'
import { percentOf } from '../slots/maths.ts'
import type { SlotMaths } from '../slots/maths.ts'
import type { SlotState } from '../slots/slot-engine.ts'
import { slotEngine } from '../slots/slot-engine.ts'
import { evaluateLines, LINES } from './evaluate.ts'
import { linesRtp } from './rtp.ts'

/** A five-reel slot with ten lines and scatters. RTP: exact, over all stop combinations. */
export function lineSlot(maths: SlotMaths): Engine<SlotState> {
  return slotEngine({
    kind: 'line-slot',
    maths,
    rtp: { percent: percentOf(linesRtp(maths) * 1e9, 1e9), method: 'exact' },
    topPrize: bestPrize(maths),
    rules: ['rules.line-slot.lines', 'rules.slot.wild', 'rules.line-slot.scatter', 'rules.slot.sum'],
    evaluate: evaluateLines,
    layout: { lines: LINES },
  })
}

/** What five of the best symbol pay, as a multiple of the stake. */
export function bestPrize(maths: SlotMaths): number {
  return Math.max(...Object.values(maths.pays).map((pays) => pays[2])) / maths.coins
}
