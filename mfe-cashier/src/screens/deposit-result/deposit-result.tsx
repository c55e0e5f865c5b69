import { useFrame, type ParamsOf } from '@croupier/shared/host'
import { ProcessingScreen } from '../../components/processing-screen.tsx'
import { ResultView } from './result-view.tsx'
import { useResult } from './use-result.ts'

/**
 * How a deposit ended (DP-18, DP-19, D25): what the opener passed is shown only as far as the API confirms it.
 */
export default function DepositResult({ params }: { params: ParamsOf<'depositResult'> }) {
  const frame = useFrame()
  const result = useResult(params)
  if (result.shown === 'processing') return <ProcessingScreen frame={frame} orderId={params.orderId ?? null} />
  return <ResultView frame={frame} result={result} shown={result.shown} />
}
