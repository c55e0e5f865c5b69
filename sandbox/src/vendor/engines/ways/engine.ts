import type { Engine } from '../engine.ts'
import type { SlotMaths } from '../slots/maths.ts'
import { percentOf } from '../slots/maths.ts'
import type { SlotState } from '../slots/slot-engine.ts'
import { slotEngine } from '../slots/slot-engine.ts'
import { bestWays, evaluateWays, waysTotal } from './evaluate.ts'

/** A five-reel slot with 243 ways. RTP: exact, over all stop combinations. */
export function waysSlot(maths: SlotMaths): Engine<SlotState> {
  const total = waysTotal(maths)
  return slotEngine({
    kind: 'ways-slot',
    maths,
    rtp: { percent: percentOf(total.coins, total.combinations * maths.coins), method: 'exact' },
    topPrize: bestWays(maths) / maths.coins,
    rules: ['rules.ways-slot.ways', 'rules.ways-slot.wild', 'rules.line-slot.scatter', 'rules.slot.sum'],
    evaluate: evaluateWays,
    layout: { ways: 243 },
  })
}
