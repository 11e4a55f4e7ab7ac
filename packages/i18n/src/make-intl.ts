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
import { cacheFormats } from "./cache-formats.ts";
import { dateFormatter } from "./format-date.ts";
import { numberLocale, type Locale } from "./locales.ts";

/** The formats used by the packages. The other formats of react-intl would increase every page's bundle. */
export type IntlShape = Pick<
  WholeIntl,
  "locale" | "formatMessage" | "formatNumber" | "formatDate" | "formatRelativeTime"
>;

/** Creating a formatter costs far more than using it, so all pages of a server share them. */
const formatters = cacheFormats(createFormatters(createIntlCache()));

/** Elements in a message need keys, which are derived from their positions. */
const keyed = (parts: ReactNode): ReactNode =>
  Array.isArray(parts)
    ? parts.map((part: ReactNode, index) =>
        isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
      )
    : parts;

/** Wraps functions in `values`, so that the elements passed to them have keys. */
const withKeyedParts = (values: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? (parts: ReactNode): unknown => value(keyed(parts)) : value,
    ]),
  );

/** Like `createIntl` of react-intl, but only with the formats of `IntlShape`. */
export const makeIntl = ({
  locale,
  messages,
  onError,
}: Required<Pick<IntlConfig, "messages" | "onError">> & { readonly locale: Locale }): IntlShape => {
  const intlLocale = numberLocale(locale);
  // Without a time zone, because with one react-intl rebuilds date formats for every message. Times pass
  // theirs.
  const config = {
    locale: intlLocale,
    messages,
    onError,
    defaultLocale: "en",
    formats: {},
    defaultFormats: {},
  };
  const formatText = formatMessage.bind(null, config, formatters) as (...rest: unknown[]) => ReactNode;
  const formatIntlDate = formatDate.bind(null, config, formatters.getDateTimeFormat);
  return {
    locale: intlLocale,
    formatMessage: ((descriptor: unknown, values?: Record<string, unknown>, options?: unknown) =>
      keyed(formatText(descriptor, withKeyedParts(values), options))) as IntlShape["formatMessage"],
    formatNumber: formatNumber.bind(null, config, formatters.getNumberFormat),
    formatDate: dateFormatter(locale, formatIntlDate),
    formatRelativeTime: formatRelativeTime.bind(null, config, formatters.getRelativeTimeFormat),
  };
};
