export { defineMessages, FormattedMessage, FormattedNumber } from "react-intl";
export type { MessageDescriptor } from "react-intl";
export { DateTime, Deadline, RelativeTime, useDateText } from "./date-time.tsx";
export { IntlRoot, Money, useLocale, useMoney, type Messages } from "./intl-root.tsx";
export type { IntlShape } from "./make-intl.ts";
export { useIntl } from "./use-intl.ts";
