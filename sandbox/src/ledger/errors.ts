import { Refusal } from '../errors.ts'

/** The posting would take an account below zero that must not go there. */
export class InsufficientFunds extends Refusal {
  override name = 'InsufficientFunds'
  constructor() {
    super('wallet.insufficient')
  }
}

/** The idempotency key was already used with another payload. */
export class KeyReused extends Refusal {
  override name = 'KeyReused'
  constructor() {
    super('ledger.keyReused')
  }
}
