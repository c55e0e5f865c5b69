import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Money, Stepper, Table } from '../index.ts'

afterEach(cleanup)

test('table, stepper and money have their roles, names and texts', () => {
  render(
    <>
      <Table
        label="History"
        columns={[{ id: 'a', title: 'Amount', cell: (row: string) => row, isRowHeader: true }]}
        rows={['$ 5.00']}
        keyOf={(row) => row}
      />
      <Stepper label="Steps" steps={['Account', 'Details', 'Done']} current={1} />
      <Money amount="1248.6" currency="USD" symbol="$" locale="en" />
    </>,
  )
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '$ 5.00' })).toBeTruthy()
  expect(screen.getByText('Details').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(screen.getByText('$ 1,248.60')).toBeTruthy()
})
