import type { Transaction } from '@croupier/shared/api'
import { useHost, useMember } from '@croupier/shared/host'
import { Button } from '@croupier/shared/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { listTransactions, type TransactionFilter } from '../../api/history.ts'
import { useText } from '../../words.ts'
import { transactionsCsv } from './csv.ts'
import { typeLabel } from './types.ts'

const PAGE_SIZE = 300
/** A file of 30,000 lines; for more, a time is chosen first. */
const MOST_PAGES = 100

/** Saves all transactions of the filter as a CSV file. */
export function ExportButton({ filter }: { filter: TransactionFilter }) {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const [isBusy, setBusy] = useState(false)

  const readAll = async (): Promise<{ rows: Transaction[]; isCut: boolean }> => {
    const rows: Transaction[] = []
    for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum++) {
      const page = await listTransactions(host.api, filter, { pageNum, pageSize: PAGE_SIZE })
      rows.push(...page.content)
      if (page.last || page.content.length === 0) return { rows, isCut: false }
    }
    return { rows, isCut: true }
  }

  const save = async () => {
    setBusy(true)
    try {
      const { rows, isCut } = await readAll()
      const head = ['time', 'type', 'game', 'amount', 'currency', 'balance'] as const
      const csv = transactionsCsv(rows, {
        head: head.map((column) => text(`transactions.csv.${column}`)),
        typeOf: (type) => typeLabel(type, text),
        currency: user.currency,
      })
      download(csv, `${text('transactions.csv.file')}.csv`)
      if (isCut) host.feedback.toast(text('transactions.csv.cut'), 'info')
    } catch {
      host.feedback.toast(text('common.serverBusy'), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={isBusy}
      icon={<Download size={16} aria-hidden="true" />}
      onPress={() => void save()}
    >
      {text('transactions.export')}
    </Button>
  )
}

function download(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
