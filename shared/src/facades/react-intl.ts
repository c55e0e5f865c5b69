/**
 * The part of react-intl that the site uses: all that its shared bundle carries. Its `intl` formats messages alone
 * (shared/build/lean).
 */
export { IntlProvider, useIntl } from 'react-intl'
export type { IntlShape, MessageFormatElement } from 'react-intl'
