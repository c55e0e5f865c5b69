import type { Receipt } from '../api/deposit-history.ts'
import { methodOf } from '../methods/index.ts'
import { useText } from '../words.ts'

/** What a deposit's method is called: our own word, else the operator's name of it. */
export function useMethodLabel(): (deposit: Pick<Receipt, 'method' | 'methodName'>) => string {
  const text = useText()
  return ({ method, methodName }) => {
    const label = methodOf(method)?.label
    return label ? text(label) : methodName || method
  }
}
