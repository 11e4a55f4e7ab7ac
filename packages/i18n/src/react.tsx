export { defineMessages, FormattedMessage, FormattedNumber, useIntl } from "react-intl";
export type { IntlShape, MessageDescriptor } from "react-intl";
export { DateTime, RelativeTime } from "./date-time.tsx";
export { IntlRoot, Money, useLocale, useMoney, type Messages } from "./intl-root.tsx";
