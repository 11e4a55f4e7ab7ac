import { DesignSystemProvider, ToastProvider, type LinkComponentProps } from "@carmine/design-system";
import { minorDigits } from "@carmine/api/contract";
import { bcp47, currencySymbol, gregorianTag } from "@carmine/i18n";
import { IntlRoot, useIntl } from "@carmine/i18n/react";
import { use, useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { TextsContext, type Texts } from "../app/texts.ts";

/** Links of the components: paths of the console use its router, the shop's pages and anchors don't. */
const RouterLink = ({ href, ...rest }: LinkComponentProps) =>
  href.startsWith("/") && rest.target === undefined ? (
    <Link {...rest} to={href} />
  ) : (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  );

interface ConsoleIntlProps {
  texts: Texts;
  children: ReactNode;
}

/** Provides language, links and messages to the whole application. Another language reloads the page. */
export const ConsoleIntl = ({ texts, children }: ConsoleIntlProps) => {
  const { locale, messages, componentTexts } = texts;
  const language = bcp47(locale);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <TextsContext value={texts}>
      <IntlRoot locale={locale} messages={messages} onError={reportMessage}>
        <DesignSystemProvider
          linkComponent={RouterLink}
          locale={gregorianTag(locale)}
          messages={componentTexts}
        >
          <Toasts>{children}</Toasts>
        </DesignSystemProvider>
      </IntlRoot>
    </TextsContext>
  );
};

const Toasts = ({ children }: { children: ReactNode }) => {
  const intl = useIntl();
  const label = intl.formatMessage({
    defaultMessage: "Notifications",
    description: "Console: region of the messages",
  });
  return <ToastProvider label={label}>{children}</ToastProvider>;
};

/** Provides the marketplace's currency, which is known after sign-in. */
export const InCurrency = ({ currency, children }: { currency: string; children: ReactNode }) => {
  const texts = use(TextsContext);
  if (!texts) throw new Error("InCurrency must be used below ConsoleIntl");
  const { locale, messages } = texts;
  return (
    <IntlRoot
      locale={locale}
      messages={messages}
      symbol={currencySymbol(currency, locale)}
      digits={minorDigits(currency)}
      onError={reportMessage}
    >
      {children}
    </IntlRoot>
  );
};

const reportMessage = (error: unknown): void => console.error(error);
