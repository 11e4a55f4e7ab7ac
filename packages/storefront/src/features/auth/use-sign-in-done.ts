import type { LoginResult } from "@carmine/api/contract";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useLocation, useNavigate } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { keepFlash } from "../../app/flash.ts";
import { useNavigationActions } from "../../router/NavigationContext.tsx";
import { isSignInPage } from "../../router/return-path.ts";
import { inChosenLocale, pathInLocale, takeReturnPath } from "./return-path.ts";

const texts = defineMessages({
  signedIn: { defaultMessage: "You’re signed in", description: "Toast after signing in" },
  registered: { defaultMessage: "Your account is ready", description: "Toast after registering" },
});

export interface SignInOutcome {
  readonly registered?: boolean;
  /** A guest account was created: the guest didn't sign in, and the cart stays the same. */
  readonly guest?: boolean;
  /** Reloads the page, as after registration by email (specification, section 4). */
  readonly reload?: boolean;
}

/** After a successful sign-in: shows a message, reports the merged cart, and returns to the previous page. */
export const useSignInDone = (): ((result: LoginResult, outcome?: SignInOutcome) => void) => {
  const { locale, stores } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { reload: loadAgain } = useNavigationActions();

  return ({ mergedCart }, { registered = false, guest = false, reload = false } = {}) => {
    const notices: string[] = guest
      ? []
      : [intl.formatMessage(registered ? texts.registered : texts.signedIn)];
    const kept = (mergedCart?.added ?? 0) + (mergedCart?.changed ?? 0);
    const dropped = mergedCart?.dropped ?? 0;
    if (kept > 0 && !guest) {
      notices.push(
        intl.formatMessage(
          {
            defaultMessage:
              "{count, plural, one {We added # item from your guest cart} other {We added # items from your guest cart}}",
            description: "Toast after signing in with a guest cart",
          },
          { count: kept },
        ),
      );
    }
    if (dropped > 0) {
      notices.push(
        intl.formatMessage(
          {
            defaultMessage:
              "{count, plural, one {# item from your guest cart is no longer available} other {# items from your guest cart are no longer available}}",
            description: "Toast after signing in: items of the guest cart that could not be kept",
          },
          { count: dropped },
        ),
      );
    }
    const path = takeReturnPath() ?? localizedPath(locale, "/");
    // The panel is already on the page to return to.
    const back = isSignInPage(pathname) ? inChosenLocale(path, pathname, locale) : undefined;

    // The reloaded page fetches the account itself. Updating this page would resume the pending checkout, and the
    // reload would interrupt it.
    if (reload) {
      keepFlash(notices);
      if (back) location.assign(back);
      else location.reload();
      return;
    }
    stores.session.getState().set(true);
    stores.loginPanel.getState().close();
    const target = back === undefined ? undefined : pathInLocale(back, locale);
    if (back !== undefined && target === undefined) {
      keepFlash(notices);
      location.assign(back);
      return;
    }
    for (const message of notices) stores.toasts.getState().show({ message });
    if (target !== undefined) void navigate(target, { replace: true });
    else void loadAgain();
  };
};
