import { isApiError, type ApiClient, type ApiError } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";
import { keepReturnPath } from "./cookies.ts";
import { endSession, type PersonParts } from "./end-session.ts";

/** Handles a call that failed with 401 (specification, section 8). */
const onSignInNeeded = (person: PersonParts, home: string, error: ApiError): void => {
  const { loginPanel, session, toasts } = person.stores;
  const wasSignedIn = session.getState().signedIn;
  endSession(person);
  keepReturnPath(location.pathname + location.search);
  if (location.pathname === home) return;
  // Several calls of a page fail together, the later ones as calls of a guest; the panel keeps the first reason.
  loginPanel.getState().show(wasSignedIn ? { isEnded: true, endedText: error.text } : {});
  if (!loginPanel.getState().isEnded) toasts.getState().showError(error);
};

/**
 * The browser's client. The session token is in a cookie that the storefront's server converts to headers. The
 * client's code is loaded with the first call, because the page was rendered with its data.
 */
export const browserApi = (locale: Locale, person: PersonParts, home: string): ApiClient => {
  let client: Promise<ApiClient> | undefined;
  const load = async (): Promise<ApiClient> => {
    const { createClient } = await import("./api-client.ts");
    return createClient({
      locale,
      cookieSession: true,
      onSignInNeeded: (error) => onSignInNeeded(person, home, error),
      onMessage: (error) => person.stores.toasts.getState().showError(error),
      onInvalidAnswer: (endpoint, problems) => {
        console.error(`${endpoint.method} ${endpoint.path} does not fit the contract\n${problems}`);
      },
    });
  };
  const loaded = async (): Promise<ApiClient> => {
    try {
      return await (client ??= load());
    } catch (error) {
      // Retry on the next call: the network may be back.
      client = undefined;
      throw error;
    }
  };
  return {
    locale,
    call: (async (...args: Parameters<ApiClient["call"]>) =>
      (await loaded()).call(...args)) as ApiClient["call"],
    callAny: async (...args) => (await loaded()).callAny(...args),
  };
};

/** Whether a call failed because the requested object doesn't exist. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.code === 404;
