import { IntlRoot } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { useCurrency } from "../../features/home-data.ts";
import { useApp } from "../../app/AppContext.tsx";

/** Provides the page's language and the shop's currency. */
export const ShopIntl = ({ children }: { children: ReactNode }): ReactElement => {
  const { locale, messages } = useApp();
  const { symbol, digits } = useCurrency();
  return (
    <IntlRoot locale={locale} messages={messages} symbol={symbol} digits={digits}>
      {children}
    </IntlRoot>
  );
};
