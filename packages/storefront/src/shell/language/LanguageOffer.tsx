import { Banner, Button } from "@carmine/design-system";
import { bcp47, defaultLocale, localizedPath, negotiateLocale } from "@carmine/i18n";
import { useState, type ReactElement } from "react";
import { useLocation } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { localeCookie, readCookie, writeCookie } from "../../app/cookies.ts";
import * as styles from "./LanguageOffer.css.ts";
import { offeredTexts } from "./offered-texts.ts";

/**
 * Offers the browser's language on a first visit without redirecting: a URL shows the same page to everybody, and
 * search engines see English.
 */
export const LanguageOffer = (): ReactElement | null => {
  const { environment, locale } = useApp();
  const { pathname, search, hash } = useLocation();
  const [open, setOpen] = useState(() => readCookie(localeCookie) === undefined);
  const wanted = negotiateLocale(undefined, navigator.languages.join(","), environment.locales);
  if (!open || wanted === locale) return null;
  const { text, accept, keep, label } = offeredTexts[wanted];
  const here = pathname + search + hash;
  const choose = (chosen: string): void => writeCookie(localeCookie, chosen);
  return (
    <div className={styles.place} lang={bcp47(wanted)}>
      <Banner
        tone="info"
        label={label}
        dismissible
        texts={{ dismiss: keep }}
        onOpenChange={() => {
          choose(locale);
          setOpen(false);
        }}
        action={
          <Button
            size="sm"
            onClick={() => {
              choose(wanted);
              location.assign(wanted === defaultLocale ? `/en${here}` : localizedPath(wanted, here));
            }}
          >
            {accept}
          </Button>
        }
      >
        {text}
      </Banner>
    </div>
  );
};
