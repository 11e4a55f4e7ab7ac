import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { readWireTime, relativeParts, wireTimeZone } from "./dates.ts";
import { createIntl, IntlContext, useIntl, type IntlOptions, type Messages } from "./intl.tsx";
import { defaultLocale, numberLocale, type Locale } from "./locales.ts";
import { formatMoney, type Amount, type MoneyParts } from "./money.ts";

export { defineMessages, FormattedMessage, FormattedNumber, useIntl } from "./intl.tsx";
export type { IntlShape, MessageDescriptor, Messages } from "./intl.tsx";

interface MoneyContext {
  locale: Locale;
  symbol: string;
  currency: string;
}

const Context = createContext<MoneyContext>({ locale: defaultLocale, symbol: "$", currency: "USD" });

interface IntlRootProps {
  locale: Locale;
  messages: Messages;
  /** Currency symbol and ISO code of the shop; from home data. */
  symbol?: string;
  currency?: string;
  /** Told of missing and broken messages; nothing is said where left out. */
  onError?: IntlOptions["onError"];
  children: ReactNode;
}

const quiet = () => undefined;

/** Gives language and currency to everything below it. */
export const IntlRoot = ({
  locale,
  messages,
  symbol = "$",
  currency = "USD",
  onError = quiet,
  children,
}: IntlRootProps) => {
  const intl = useMemo(
    () => createIntl({ locale: numberLocale(locale), messages, onError, timeZone: wireTimeZone }),
    [locale, messages, onError],
  );
  const money = useMemo(() => ({ locale, symbol, currency }), [locale, symbol, currency]);
  return (
    <IntlContext.Provider value={intl}>
      <Context.Provider value={money}>{children}</Context.Provider>
    </IntlContext.Provider>
  );
};

/** The language of the page, as the wire names it. */
export const useLocale = (): Locale => useContext(Context).locale;

/** A function that takes amounts apart in the page's language and currency. */
export const useMoney = (): ((value: Amount) => MoneyParts) => {
  const money = useContext(Context);
  return useMemo(() => (value: Amount) => formatMoney(value, money), [money]);
};

/** An amount as text. */
export const Money = ({ value }: { value: Amount }) => useMoney()(value).text;

const never = () => () => undefined;
const zoneOfShopper = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOfWire = (): string => wireTimeZone;

/** The zone that times are shown in: only a hydrated page may know the shopper's. */
const useTimeZone = (): string => useSyncExternalStore(never, zoneOfShopper, zoneOfWire);

const minute = 60_000;
const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
};
const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** The clock, to the minute; undefined until hydrated. */
const useMinute = (): number | undefined => useSyncExternalStore(everyMinute, thisMinute, () => undefined);

/** Chromium has no names of months in Lao: the short form of the language, `15/11/2023`, in digits alone. */
const laoDate = (time: Date, dateOnly: boolean, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    ...(dateOnly ? {} : { hour: "numeric", minute: "2-digit" }),
    timeZone,
  }).format(time);

interface DateTimeProps {
  /** Wire time: `yyyy-MM-dd HH:mm:ss`, GMT+8. */
  value: string | null | undefined;
  /** Leaves the time of day out. */
  dateOnly?: boolean;
}

/** A point in time, in the zone of the wire until hydrated, then in the shopper's. */
export const DateTime = ({ value, dateOnly = false }: DateTimeProps) => {
  const intl = useIntl();
  const lao = useLocale() === "lao";
  const timeZone = useTimeZone();
  const time = readWireTime(value);
  if (!time) return null;
  const text = lao
    ? laoDate(time, dateOnly, timeZone)
    : intl.formatDate(time, { dateStyle: "medium", ...(dateOnly ? {} : { timeStyle: "short" }), timeZone });
  return <time dateTime={time.toISOString()}>{text}</time>;
};

/** "3 hours ago"; the date until hydrated, and in Lao, which Chromium has no such words for. */
export const RelativeTime = ({ value }: Pick<DateTimeProps, "value">) => {
  const intl = useIntl();
  const now = useMinute();
  const lao = useLocale() === "lao";
  const time = readWireTime(value);
  if (!time) return null;
  if (now === undefined || lao) return <DateTime value={value} dateOnly />;
  const { value: amount, unit } = relativeParts(time, now);
  return (
    <time dateTime={time.toISOString()}>{intl.formatRelativeTime(amount, unit, { numeric: "auto" })}</time>
  );
};
