import type { User } from '@croupier/shared/api'
import type { Host } from '@croupier/shared/host'
import type { PollRule } from '@croupier/shared/polling'
import type { KnownOrder } from '../api/deposit-history.ts'
import type { OrderState, Outcome } from '../api/order-state.ts'
import type { MessageId } from '../words.ts'
import type { ExtraField, ExtraKey } from './form/extra-fields.ts'

/** The times of a poll, as data (games-and-cashier.md 9). */
export type PollTimes = Omit<PollRule<OrderState, Outcome>, 'request' | 'read'>
export type WatchRule = PollRule<OrderState, Outcome>

export interface Coin {
  /** What the API calls it. */
  readonly code: string
  /** What the player reads: BTC, USDT (ERC20). */
  readonly label: string
}

/** Which parts a method's form has, and its rules for amounts. */
export interface FormRule {
  /** Shortcuts: the fixed ones of the card dialogs, or those of the deposit config. */
  readonly presets: 'fixed' | 'config'
  readonly defaultAmount?: string
  /** Whether another amount can be typed: always, or when the config allows it. */
  readonly manual: 'always' | 'config'
  /** `sync`: shortcut and typed amount show the same amount; `clear`: choosing one clears the other. */
  readonly link: 'sync' | 'clear'
  /** The largest amount (a decimal text in the member's currency), where there is one. */
  readonly maximum?: string
  readonly card?: true
  /** Names, mail and mobile are sent from the billing data. */
  readonly personal?: true
  readonly mobile?: true
  readonly coins?: readonly Coin[]
  /** Fields that only this method asks for, shown below the amount. */
  readonly fields?: readonly ExtraField[]
}

/** A coin transfer that the player makes with a wallet. */
export interface CoinTransfer {
  readonly kind: 'coin'
  readonly coin: string
  readonly coinAmount: string
  /** What it is worth, in the order's currency. */
  readonly amount: string
  readonly currency: string
  readonly address: string
  readonly expiresAt: string | undefined
  /** The provider's own page of the order, where there is one. */
  readonly payUrl: string | undefined
  /** What had already arrived when a pending order is resumed. */
  readonly received?: {
    readonly coins: string | undefined
    readonly confirmations: number | undefined
    /** How many confirmations make the order a success, if the operator says so. */
    readonly needed: number | undefined
  }
}

/** A transfer by QR code and link, made in the Cash App or in any app that reads the code. */
export interface CashTransfer {
  readonly kind: 'cash'
  readonly amount: string
  readonly discountAmount: string
  /** The order's currency; the member's own may have changed since. */
  readonly currency: string
  readonly imageUrl: string
  readonly qrAddress: string
}

/** The order goes on in a window, a provider's or a payment page of ours. */
export interface WindowStep {
  readonly kind: 'window'
  readonly url: string
  /** Null if the window makes the order, or the operator does not return it. */
  readonly orderId: string | null
  /** The window is a page of ours, which makes the order. */
  readonly makesOrder?: true
}

/** What happens after the order: a window, a frame, a code to pay by, or nothing more. */
export type NextStep =
  | WindowStep
  | {
      readonly kind: 'frame'
      readonly url: string
      /**
       * Null if the operator does not return it; the provider's page may then report it once the player is done there.
       */
      readonly orderId: string | null
      /** The poll runs while the frame is open, or after the player is done in it. */
      readonly watch: 'open' | 'after'
      readonly ruleOf: (orderId: string) => WatchRule
      /** A call that must be made before the first status request (PayPal's trigger). */
      readonly before?: () => Promise<unknown>
    }
  | {
      readonly kind: 'transfer'
      readonly orderId: string
      readonly transfer: CoinTransfer | CashTransfer
      readonly rule: WatchRule
    }
  | {
      readonly kind: 'done'
      readonly orderId: string
      readonly rule: WatchRule
      readonly before?: () => Promise<unknown>
    }

export const FIELDS = [
  'preset',
  'other',
  'cardNum',
  'cardCvv',
  'expireMonth',
  'expireYear',
  'cardFirstName',
  'cardLastName',
  'cardCountry',
  'cardState',
  'cardCity',
  'cardAddress',
  'cardPostalCode',
  'cardEmail',
  'cardMobile',
  'coin',
] as const
export type DepositValues = Record<(typeof FIELDS)[number] | ExtraKey, string>

/** What a method is given to place an order. */
export interface OrderInput {
  readonly host: Host
  readonly member: User
  readonly values: DepositValues
  readonly amount: string
  /** The idempotency key, one per intent of the player: the same key sent again is the same order. */
  readonly key: string
  /** Called once the order is made, if further requests follow: a refusal of those is not a refusal of the order. */
  readonly onMade?: () => void
}

/** A payment method: one folder, one row in the table (README, "Add a payment method"). */
export interface Method {
  readonly code: string
  /** Null: the operator's name for the method is shown. */
  readonly label: MessageId | null
  /** A tag in the chooser. */
  readonly tag?: MessageId
  readonly form: FormRule
  /** If the order fails, a toast is shown and the dialog closes after 2 s; otherwise an alert, and the dialog stays. */
  readonly closesOnError?: true
  /** Placing the order is the payment itself: if the response is lost, nobody knows whether the player has paid. */
  readonly charges?: true
  /** Places the order and says what comes next. Throws ApiError. */
  place(input: OrderInput): Promise<NextStep>
  /** Rebuilds the step of a pending order; without this, the provider's page opens in a window. */
  resume?(host: Host, order: KnownOrder): NextStep | Promise<NextStep>
}
