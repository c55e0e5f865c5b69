import { Refusal } from '../errors.ts'

/** An account that must not go below zero would. */
export class InsufficientFunds extends Refusal {
  override name = 'InsufficientFunds'
  constructor() {
    super('wallet.insufficient')
  }
}

/** The idempotency key was used before, for something else. */
export class KeyReused extends Refusal {
  override name = 'KeyReused'
  constructor() {
    super('ledger.keyReused')
  }
}
