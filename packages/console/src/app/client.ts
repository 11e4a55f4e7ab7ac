import { createClient, type ApiClient } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";

/**
 * The client of the page. The session is the shop's HttpOnly cookie, so scripts never see the token.
 * @param onSignInNeeded called when a call needs a session that is missing or expired
 */
export const createConsoleClient = (locale: Locale, onSignInNeeded: () => void): ApiClient =>
  createClient({
    locale,
    cookieSession: true,
    onSignInNeeded,
    onInvalidAnswer: (endpoint, problems) => {
      console.error(`${endpoint.method} ${endpoint.path} does not fit the contract\n${problems}`);
    },
  });
