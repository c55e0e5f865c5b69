import { parseSync } from '@swc/core'

/** Whatever a syntax tree holds. */
interface Part {
  readonly type?: string
  readonly source?: { readonly value: string } | null
  readonly argument?: { readonly value?: string }
  readonly callee?: { readonly type: string }
  readonly arguments?: readonly { readonly expression: Address }[]
}

interface Address {
  readonly type: string
  readonly value?: string
  readonly quasis?: readonly { readonly cooked: string }[]
}

/** What a TypeScript file imports, exports again, loads later or names as a type's module, as it is written there. */
export function importsOf(text: string, isTsx = false): string[] {
  const found: string[] = []
  const look = (part: Part) => {
    const target = targetOf(part)
    if (target !== undefined) found.push(target)
    for (const inner of Object.values(part)) if (typeof inner === 'object' && inner !== null) look(inner as Part)
  }
  look(parseSync(text, { syntax: 'typescript', tsx: isTsx, target: 'es2022' }) as unknown as Part)
  return found
}

function targetOf({ type, source, argument, callee, arguments: given }: Part): string | undefined {
  if (type === 'ImportDeclaration' || type?.startsWith('Export')) return source?.value
  if (type === 'TsImportType') return argument?.value
  if (type !== 'CallExpression' || callee?.type !== 'Import') return undefined
  const address = given?.[0]?.expression
  if (address?.type === 'StringLiteral') return address.value
  // Of a template as far as it is the same each time.
  return address?.quasis?.[0]?.cooked
}
