import { formatToParts } from "intl-messageformat";
import { createContext, createElement, Fragment, useContext, type ReactNode } from "react";
import { defaultLocale } from "./locales.ts";

/** A text as it is compiled: what stands in it word for word, and where values go. */
export type CompiledText = Parameters<typeof formatToParts>[0];

/** A compiled catalogue: texts by id. */
export type Messages = Record<string, CompiledText>;

export interface MessageDescriptor {
  /** Hash of text and description, put in by the build. */
  readonly id?: string;
  readonly defaultMessage?: string | CompiledText;
  /** Where the text is used: for translators, taken out by the build. */
  readonly description?: string | object;
}

type Plain = string | number | bigint | boolean | Date | null | undefined;
/** What stands for an element in a text: `<link>terms</link>`. */
type WrapText = (text: ReactNode) => ReactNode;
type PlainValues = Readonly<Record<string, Plain>>;
export type MessageValues = Readonly<Record<string, Plain | ReactNode | WrapText>>;

/** Texts, numbers and times in the language of the page. */
export interface IntlShape {
  readonly locale: string;
  formatMessage(message: MessageDescriptor, values?: PlainValues): string;
  formatMessage(message: MessageDescriptor, values: MessageValues): ReactNode;
  formatNumber(value: number | bigint, options?: Intl.NumberFormatOptions): string;
  formatDate(time: Date, options?: Intl.DateTimeFormatOptions): string;
  formatRelativeTime(
    value: number,
    unit: Intl.RelativeTimeFormatUnit,
    options?: Intl.RelativeTimeFormatOptions,
  ): string;
}

/** Making a formatter costs far more than using it: each is made once per language and options. */
const madeOnce = <Options, Formatter>(make: (locale: string, options?: Options) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (locale: string | string[], options?: Options): Formatter => {
    const key = `${String(locale)}${JSON.stringify(options) ?? ""}`;
    const known = made.get(key);
    if (known) return known;
    const formatter = make(String(locale), options);
    made.set(key, formatter);
    return formatter;
  };
};

const getNumberFormat = madeOnce(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const getDateTimeFormat = madeOnce(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const getPluralRules = madeOnce(
  (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);
const getRelativeTimeFormat = madeOnce(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

const formatters = { getNumberFormat, getDateTimeFormat, getPluralRules };
/** No text names a format: amounts and times come as text. */
const namedFormats = { number: {}, date: {}, time: {} };

const together = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

/** Values as the formatter wants them: what wraps a piece of text gets that as one node, which needs no keys. */
const prepared = (values: MessageValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? (parts: readonly ReactNode[]) => value(together(parts)) : value,
    ]),
  );

const format = (text: CompiledText, locale: string, values: MessageValues | undefined): ReactNode => {
  const parts = formatToParts(text, locale, formatters, namedFormats, values && prepared(values));
  return parts.every((part) => typeof part.value === "string")
    ? parts.map((part) => part.value as string).join("")
    : together(parts.map((part) => part.value as ReactNode));
};

export interface IntlOptions {
  /** BCP 47 tag. */
  readonly locale: string;
  readonly messages: Messages;
  /** Times are told in this zone where no other is asked for. */
  readonly timeZone: string;
  /** Told of missing and broken texts. */
  readonly onError: (error: Error) => void;
}

export const createIntl = ({ locale, messages, timeZone, onError }: IntlOptions): IntlShape => {
  const formatMessage = (
    { id = "", defaultMessage }: MessageDescriptor,
    values?: MessageValues,
  ): ReactNode => {
    const known = messages[id];
    const text = known ?? defaultMessage;
    if (!known && (text === undefined || locale !== defaultLocale))
      onError(new Error(`No text ${id} in ${locale}`));
    if (text === undefined) return id;
    if (typeof text === "string") return text;
    try {
      return format(text, known ? locale : defaultLocale, values);
    } catch (cause) {
      onError(new Error(`Text ${id} in ${locale} is broken`, { cause }));
      return id;
    }
  };
  return {
    locale,
    formatMessage: formatMessage as IntlShape["formatMessage"],
    formatNumber: (value, options) => getNumberFormat(locale, options).format(value),
    formatDate: (time, options) => getDateTimeFormat(locale, { timeZone, ...options }).format(time),
    formatRelativeTime: (value, unit, options) => getRelativeTimeFormat(locale, options).format(value, unit),
  };
};

export const IntlContext = createContext<IntlShape | undefined>(undefined);

/** Texts, numbers and times in the language of the page. */
export const useIntl = (): IntlShape => {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error("useIntl needs an IntlRoot above it");
  return intl;
};

/** A text of the catalogue. The extraction finds it by this name. */
export const FormattedMessage = ({
  values = {},
  ...message
}: MessageDescriptor & { readonly values?: MessageValues }): ReactNode =>
  useIntl().formatMessage(message, values);

/** A number with the separators of the language. */
export const FormattedNumber = ({ value }: { readonly value: number }): ReactNode =>
  useIntl().formatNumber(value);

/** Texts by name. The extraction finds them by this name. */
export const defineMessages = <Name extends string>(
  messages: Record<Name, MessageDescriptor>,
): Record<Name, MessageDescriptor> => messages;
