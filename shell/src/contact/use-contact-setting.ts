import { contactSettingSchema } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { useShell } from '../host/shell-context.tsx'

/** The query of the operator's contact setting, shared by the contact dialog and the articles that a setting names. */
export const contactSettingQuery = (api: ApiService) => ({
  queryKey: ['contactSetting'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.post('/sys/sysSetting/contactUsSetting', {}, { schema: contactSettingSchema, indicator: false, signal }),
  staleTime: 60_000,
})

/** What the operator has set: telegram, WhatsApp, and which articles are the rules and the promotions. */
export function useContactSetting() {
  return useQuery(contactSettingQuery(useShell().api))
}
