import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { REFUSED } from './proofs.ts'
import { STATUS, type Status } from './tables.ts'

/** What keeps a cash-out from being paid (D51): the account is closed, or one of the two proofs was refused. */
type Obstacle = 'closed' | 'idcardProof' | 'paymentProof'

type Standing = Pick<Member, 'enabled' | 'idcardProofStatus' | 'paymentProofStatus'>

/** The steps that lead towards payment. Later steps only record what has already happened, so nothing stops them. */
const TOWARDS_PAYMENT: readonly Status[] = [STATUS.passed, STATUS.paying]

/** Why a cash-out of this member cannot take a step now; undefined where nothing stands in its way. */
export function obstacleTo(to: Status, { enabled, idcardProofStatus, paymentProofStatus }: Standing) {
  const isThere: Record<Obstacle, boolean> = {
    closed: !enabled,
    idcardProof: idcardProofStatus === REFUSED,
    paymentProof: paymentProofStatus === REFUSED,
  }
  const obstacles = Object.keys(isThere) as Obstacle[]
  return TOWARDS_PAYMENT.includes(to) ? obstacles.find((each) => isThere[each]) : undefined
}

/** Thrown for a step that an obstacle stops. A class of its own, as the operator's page has a message for each one. */
export class NotPayable extends Refusal {
  override name = 'NotPayable'
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super('withdraw.notPossible')
    this.obstacle = obstacle
  }
}
