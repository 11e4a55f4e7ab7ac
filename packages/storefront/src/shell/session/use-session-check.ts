import { defaultLocale } from "@carmine/i18n";
import { queries } from "@carmine/api/hooks";
import { useEffect } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { localeCookie, readCookie, writeCookie } from "../../app/cookies.ts";
import { endSession } from "../../app/end-session.ts";
import { usePage } from "../../router/NavigationContext.tsx";
import { takeFlash } from "../../app/flash.ts";
import { markSignedIn } from "../../app/signed-in-marker.ts";

/**
 * Runs once after loading: validates the token and ends the session if it was rejected (specification, section 4),
 * stores the language, and shows messages from before a reload.
 */
export const useSessionCheck = (): void => {
  const { api, locale, queryClient, stores } = useApp();
  const { status } = usePage();
  const isFound = status < 400;
  useEffect(() => {
    // Visiting a missing page doesn't choose a language.
    if (!isFound) return;
    const chosen = readCookie(localeCookie);
    // English without a prefix is the default, not a choice, so the browser's language is still offered.
    if (chosen !== locale && (chosen !== undefined || locale !== defaultLocale))
      writeCookie(localeCookie, locale);
  }, [isFound, locale]);
  useEffect(() => {
    markSignedIn(stores.session.getState().signedIn);
    return stores.session.subscribe(({ signedIn }) => markSignedIn(signedIn));
  }, [stores]);
  useEffect(() => {
    const { session, toasts } = stores;
    for (const message of takeFlash()) toasts.getState().show({ message });
    session.getState().settle();
    if (!session.getState().signedIn) return;
    void queryClient.fetchQuery(queries.tokenExists(api)).then(
      (known) => {
        if (!known) endSession({ queryClient, stores });
      },
      // A failed request doesn't sign the shopper out.
      () => undefined,
    );
  }, [api, queryClient, stores]);
};
