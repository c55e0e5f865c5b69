import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { REFUSED } from './proofs.ts'
import { STATUS, type Status } from './tables.ts'

/** What keeps a cash-out from being paid (D51): the account is closed, or one of the two proofs was refused. */
type Obstacle = 'closed' | 'idcardProof' | 'paymentProof'

type Standing = Pick<Member, 'enabled' | 'idcardProofStatus' | 'paymentProofStatus'>

/** The steps that bring money nearer to leaving. What comes after them tells of what has happened already. */
const TOWARDS_PAYMENT: readonly Status[] = [STATUS.passed, STATUS.paying]

/** Why a cash-out of this member cannot take a step now; undefined where it can. */
export function obstacleTo(to: Status, { enabled, idcardProofStatus, paymentProofStatus }: Standing) {
  const isThere: Record<Obstacle, boolean> = {
    closed: !enabled,
    idcardProof: idcardProofStatus === REFUSED,
    paymentProof: paymentProofStatus === REFUSED,
  }
  const obstacles = Object.keys(isThere) as Obstacle[]
  return TOWARDS_PAYMENT.includes(to) ? obstacles.find((each) => isThere[each]) : undefined
}

/** A step that an obstacle stands before: the operator's page has words of its own for it. */
export class NotPayable extends Refusal {
  override name = 'NotPayable'
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super('withdraw.notPossible')
    this.obstacle = obstacle
  }
}
