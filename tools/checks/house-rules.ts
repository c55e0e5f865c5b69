import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

interface Rule {
  /** The paths that the rule applies to. */
  readonly files: RegExp
  readonly pattern: RegExp
  /** What to do instead. */
  readonly advice: string
  /** The files that are exempt. */
  readonly except: readonly string[]
}

const PLAYER_SOURCES = '^(mfe-\\w+|shell|shared)/src/(?!testing/).*'
const REMOTE_SOURCES = '^mfe-\\w+/src/.*'

/** Code that compiles but is not how this site does it. */
export const rules: readonly Rule[] = [
  {
    files: RegExp(`${PLAYER_SOURCES}\\.tsx$`),
    pattern: /\s(?:aria-label|aria-description|title|alt|placeholder|label|description)="[^"]*\p{L}{2}/u,
    advice: 'words are read from src/messages, in ten languages: text(…)',
    except: [],
  },
  {
    files: RegExp(`${PLAYER_SOURCES}\\.tsx$`),
    pattern: /<[uo]l\b(?!\s+role="list")/,
    advice: 'role="list": Safari takes the role away from a list without marks, and VoiceOver counts no items',
    except: [],
  },
  {
    files: RegExp(`${PLAYER_SOURCES}\\.tsx?$`),
    pattern: /\bparseFloat\(|\.toFixed\(/,
    advice: 'money is decimal text: shared/money and formatMoney',
    except: ['shell/src/chat/lift-above-controls.ts', 'shared/src/ui/styles/contrast.ts', 'shared/src/api/amount.ts'],
  },
  {
    files: RegExp(`${PLAYER_SOURCES}\\.tsx?$`),
    pattern: /from 'react-intl'/,
    advice:
      'words come from src/words.ts, numbers and dates from shared/money and shared/i18n: react-intl formats nothing else here (shared/build/lean)',
    except: ['shared/src/facades/react-intl.ts', 'shared/src/i18n/catalogues.ts', 'shared/src/i18n/messages.tsx'],
  },
  {
    files: RegExp(`${REMOTE_SOURCES}\\.tsx?$`),
    pattern: /\b(?:local|session)Storage\b|\b(?:read|write)Stored/,
    advice:
      'what a browser keeps is cleared with the session and read by other versions: the few files that keep something are listed',
    except: [
      'mfe-account/src/state/invitation-codes.ts',
      'mfe-cashier/src/payment/order/purchase.ts',
      'mfe-cashier/src/payment/order/state/bonus-orders.ts',
      'mfe-cashier/src/screens/payment-page/order-key.ts',
      'mfe-games/src/favourites/local-favourites.ts',
      'mfe-games/src/screens/game/silent-vendors.ts',
    ],
  },
  {
    files: RegExp(`${REMOTE_SOURCES}\\.tsx?$`),
    pattern: /\blocation\.(?:(?:href|hash|search|pathname) *=(?!=)|(?:assign|replace)\()|\blocation *=(?!=)/,
    advice: 'the page is moved by the host alone: host.navigation, host.screens.open',
    except: [
      'mfe-cashier/src/screens/payment-page/leave-page.ts',
      'mfe-cashier/src/screens/payment-page/use-payment-page.ts',
    ],
  },
  {
    files: RegExp(`${REMOTE_SOURCES}\\.tsx$`),
    pattern: /<a\b[^>]*\bhref=\{(?!`#)/,
    advice: 'an address that is not the site’s own goes through LinkButton or Inline of shared, which look at it',
    except: [],
  },
  {
    files: RegExp(`${PLAYER_SOURCES}(?<!tokens)\\.css$`),
    pattern: /:[^;{]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()|:[^;{]*(?<![\w-])(?:white|black)(?![\w-])/i,
    advice: 'colours are the tokens of shared/src/ui/styles/tokens.css, which a site’s theme changes',
    // Colours on a picture, on a QR code or on paper, which no theme changes.
    except: [
      'mfe-account/src/screens/join/join.module.css',
      'mfe-cashier/src/screens/crypto-guide/guide-video.module.css',
      'mfe-cashier/src/screens/deposit-method/stages/stages.module.css',
      'mfe-games/src/components/game-cell.module.css',
      'mfe-games/src/screens/latest-wins/latest-wins.module.css',
      'shell/src/chat/conversation.module.css',
      'shell/src/home/banner.module.css',
      'shared/src/ui/display/qr-frame.module.css',
    ],
  },
  {
    files: RegExp(`${PLAYER_SOURCES}\\.css$`),
    pattern: /(?<!-webkit-user-select: none;\s*)(?<![\w-])user-select:/,
    advice: 'Safari knows only -webkit-user-select, which stands before it',
    except: [],
  },
  {
    files: RegExp(`${PLAYER_SOURCES}\\.css$`),
    pattern: /(?<!content: '[^'\n]*';\s*)(?<![\w-])content: '[^'\n]*' \/[^;]*/,
    advice: 'Firefox knows an alternative text from 128 on: the same content without it stands before',
    except: [],
  },
  {
    files: RegExp(`${REMOTE_SOURCES}\\.css$`),
    pattern: /^(?!@layer screens \{$|\})\S/m,
    advice: 'a remote’s styles stand in @layer screens, so that those of the kit give way to them',
    except: [],
  },
]

/** Checks conventions that neither types nor lint can check. */
export function checkHouseRules(): string[] {
  const files = sourceFiles('.', /\.(ts|tsx|css)$/).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  )
  return [
    ...files.flatMap(([file, text]) => violations(file, text)),
    ...unusedExemptions(new Map(files)).map(
      (file) => `${file} is an exception of tools/checks/house-rules.ts and needs none`,
    ),
  ]
}

/** The rules that a file breaks, with what to do instead. */
export function violations(file: string, text: string): string[] {
  if (/\.test\.tsx?$/.test(file)) return []
  return rules.flatMap((rule) => {
    const isChecked = rule.files.test(file) && !rule.except.includes(file)
    const found = isChecked ? rule.pattern.exec(withoutComments(text))?.[0] : undefined
    return found ? [`${file} has ${found.trim()}: ${rule.advice}`] : []
  })
}

/** Exemptions that are not needed: the file keeps the rule, or is gone. */
export const unusedExemptions = (files: ReadonlyMap<string, string>): string[] =>
  rules.flatMap(({ except, pattern }) => except.filter((file) => !pattern.test(withoutComments(files.get(file) ?? ''))))

/** Removes comments, which may mention what the rules forbid. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '')
