import { parseSync } from '@swc/core'

/** A node of the syntax tree, with the fields that may hold a module's address. */
interface SyntaxNode {
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

/**
 * The addresses, as written, of everything that a TypeScript file imports, re-exports, imports dynamically or names in
 * an `import()` type.
 */
export function importsOf(text: string, isTsx = false): string[] {
  const found: string[] = []
  const visit = (part: SyntaxNode) => {
    const target = targetOf(part)
    if (target !== undefined) found.push(target)
    for (const inner of Object.values(part)) if (typeof inner === 'object' && inner !== null) visit(inner as SyntaxNode)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: isTsx, target: 'es2022' }) as unknown as SyntaxNode)
  return found
}

function targetOf({ type, source, argument, callee, arguments: parameters }: SyntaxNode): string | undefined {
  if (type === 'ImportDeclaration' || type?.startsWith('Export')) return source?.value
  if (type === 'TsImportType') return argument?.value
  if (type !== 'CallExpression' || callee?.type !== 'Import') return undefined
  const address = parameters?.[0]?.expression
  if (address?.type === 'StringLiteral') return address.value
  // Of a template, the constant beginning.
  return address?.quasis?.[0]?.cooked
}
