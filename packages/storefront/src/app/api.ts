import { isApiError, type ApiClient, type ApiError } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";
import { keepReturnPath } from "./cookies.ts";
import { endSession, type PersonParts } from "./end-session.ts";

/** What a failed call does to the page (specification, section 8). */
const onSignInNeeded = (person: PersonParts, home: string, error: ApiError): void => {
  const { loginPanel, session, toasts } = person.stores;
  const wasSignedIn = session.getState().signedIn;
  endSession(person);
  keepReturnPath(location.pathname + location.search);
  if (location.pathname === home) return;
  // Several calls of a page fail together, the others as those of a visitor: the panel goes on saying why it is there.
  loginPanel.getState().show(wasSignedIn ? { isEnded: true, endedText: error.text } : {});
  if (!loginPanel.getState().isEnded) toasts.getState().showError(error);
};

/**
 * The browser's client. The token is in a cookie that the storefront's server turns into headers. What makes the
 * calls is loaded with the first one: the page came with its data, so nothing on it waits for that.
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
      // The next call tries again: the network may be back.
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

/** Whether a call failed because what it asked for doesn't exist. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.code === 404;
