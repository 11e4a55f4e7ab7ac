import { createContext, useContext, useMemo, type ReactNode } from "react";
import { RawIntlProvider, type IntlConfig, type IntlShape as WholeIntl } from "react-intl";
import { defaultLocale, numberLocale, type Locale } from "./locales.ts";
import { makeIntl } from "./make-intl.ts";
import { formatMoney, type Amount, type MoneyParts } from "./money.ts";

/** A compiled catalogue: syntax trees of texts by id. */
export type Messages = Exclude<IntlConfig["messages"], Record<string, string> | undefined>;

interface MoneyContext {
  locale: Locale;
  symbol: string;
  digits: number;
}

const Context = createContext<MoneyContext>({ locale: defaultLocale, symbol: "$", digits: 2 });

interface IntlRootProps {
  locale: Locale;
  messages: Messages;
  /** Symbol and number of decimals of the shop's currency. */
  symbol?: string;
  digits?: number;
  /** Told of missing and broken messages; nothing is said where left out. */
  onError?: IntlConfig["onError"];
  children: ReactNode;
}

const quiet = () => undefined;

/** Gives language and currency to everything below it. */
export const IntlRoot = ({
  locale,
  messages,
  symbol = "$",
  digits = 2,
  onError = quiet,
  children,
}: IntlRootProps) => {
  const intl = useMemo(
    () => makeIntl({ locale: numberLocale(locale), messages, onError }),
    [locale, messages, onError],
  );
  const money = useMemo(() => ({ locale, symbol, digits }), [locale, symbol, digits]);
  return (
    <RawIntlProvider value={intl as WholeIntl}>
      <Context.Provider value={money}>{children}</Context.Provider>
    </RawIntlProvider>
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
