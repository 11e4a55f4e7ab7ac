import { createContext, useContext, useMemo, type ReactNode } from "react";
import { RawIntlProvider, type IntlConfig, type IntlShape as WholeIntl } from "react-intl";
import { defaultLocale, type Locale } from "./locales.ts";
import { makeIntl } from "./make-intl.ts";
import { formatMoney, type Amount, type MoneyParts } from "./money.ts";

/** A compiled catalog: message syntax trees by id. */
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
  /** Symbol and decimals of the shop's currency. */
  symbol?: string;
  digits?: number;
  /** Called for missing and invalid messages; they are ignored if absent. */
  onError?: IntlConfig["onError"];
  children: ReactNode;
}

const quiet = () => undefined;

/** Provides language and currency to its descendants. */
export const IntlRoot = ({
  locale,
  messages,
  symbol = "$",
  digits = 2,
  onError = quiet,
  children,
}: IntlRootProps) => {
  const intl = useMemo(() => makeIntl({ locale, messages, onError }), [locale, messages, onError]);
  const money = useMemo(() => ({ locale, symbol, digits }), [locale, symbol, digits]);
  return (
    <RawIntlProvider value={intl as WholeIntl}>
      <Context.Provider value={money}>{children}</Context.Provider>
    </RawIntlProvider>
  );
};

/** The language of the page, as a wire locale. */
export const useLocale = (): Locale => useContext(Context).locale;

/** Returns a function that formats amounts as parts in the page's language and currency. */
export const useMoney = (): ((value: Amount) => MoneyParts) => {
  const money = useContext(Context);
  return useMemo(() => (value: Amount) => formatMoney(value, money), [money]);
};

export const Money = ({ value }: { value: Amount }) => useMoney()(value).text;
