import { required, useOrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost, useUser, type ParamsOf } from '@croupier/shared/host'
import { Button, DigitsField, Screen, Stack } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import { MembersOnly } from './members-only.tsx'
import { WithdrawalList } from '../../components/withdrawals/withdrawal-list.tsx'
import css from './withdraw-query.module.css'

/** /withdrawQuery: look up one withdrawal by its number, or choose it from the list (RT-18). */
export default function WithdrawQueryScreen({ params }: { params: ParamsOf<'withdrawQuery'> }) {
  const host = useHost()
  const frame = useFrame()
  const user = useUser()
  const text = useText()
  const form = useOrderedForm({
    defaults: { number: params?.id?.replace(/\D/g, '') ?? '' },
    checks: [required('number', text('withdrawQuery.numberRequired'))],
    onInvalid: (message) => host.feedback.toast(message, 'error'),
    onSubmit: ({ number }) => host.navigation.go(`/withdrawQueryDetail?id=${number}`),
    onError: () => undefined,
  })
  if (!user) return <MembersOnly />
  return (
    <Screen frame={frame} title={text('withdrawQuery.title')} className={css.wide}>
      <Stack gap={6}>
        <form className={css.lookup} onSubmit={form.submit} noValidate>
          <DigitsField {...form.field('number')} label={text('withdrawQuery.number')} maxLength={15} isTabular />
          <Button type="submit">{text('withdrawQuery.find')}</Button>
        </form>
        <WithdrawalList statuses={[]} />
      </Stack>
    </Screen>
  )
}
