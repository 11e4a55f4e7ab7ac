import {
  createFormatters,
  createIntlCache,
  formatDate,
  formatMessage,
  formatNumber,
  formatRelativeTime,
} from "@formatjs/intl";
import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { IntlConfig, IntlShape as WholeIntl } from "react-intl";
import { keepFormats } from "./keep-formats.ts";

/** What the packages format with. The other formats of react-intl would weigh on the first view of every page. */
export type IntlShape = Pick<
  WholeIntl,
  "locale" | "formatMessage" | "formatNumber" | "formatDate" | "formatRelativeTime"
>;

/** Making a formatter costs far more than using it: all pages of a server, in all languages, share them. */
const formatters = keepFormats(createFormatters(createIntlCache()));

/** Parts of a text that are elements need keys, which they get from their places. */
const keyed = (parts: ReactNode): ReactNode =>
  Array.isArray(parts)
    ? parts.map((part: ReactNode, index) =>
        isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
      )
    : parts;

/** The functions among the values make elements of parts of the text. */
const takingKeyed = (values: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? (parts: ReactNode): unknown => value(keyed(parts)) : value,
    ]),
  );

/** Like `createIntl` of react-intl, for the formats of `IntlShape` alone. */
export const makeIntl = ({
  locale,
  messages,
  onError,
}: Required<Pick<IntlConfig, "locale" | "messages" | "onError">>): IntlShape => {
  // Without a time zone: with one, the formats of dates are put together anew for every text. Times name theirs.
  const config = { locale, messages, onError, defaultLocale: "en", formats: {}, defaultFormats: {} };
  const say = formatMessage.bind(null, config, formatters) as (...rest: unknown[]) => ReactNode;
  return {
    locale,
    formatMessage: ((descriptor: unknown, values?: Record<string, unknown>, options?: unknown) =>
      keyed(say(descriptor, takingKeyed(values), options))) as IntlShape["formatMessage"],
    formatNumber: formatNumber.bind(null, config, formatters.getNumberFormat),
    formatDate: formatDate.bind(null, config, formatters.getDateTimeFormat),
    formatRelativeTime: formatRelativeTime.bind(null, config, formatters.getRelativeTimeFormat),
  };
};
