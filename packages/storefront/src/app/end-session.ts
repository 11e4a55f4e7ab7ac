import { forgetPerson } from "@carmine/api/hooks";
import type { QueryClient } from "@tanstack/react-query";
import { dropCookie, signedInCookie } from "./cookies.ts";
import { withStorage } from "./storage.ts";
import type { Stores } from "./stores.ts";

/** State that depends on the signed-in account. */
export interface PersonParts {
  readonly queryClient: QueryClient;
  readonly stores: Stores;
}

/**
 * Whether the account was loaded, as the header does on every page. Until then all data is a guest's, most of it from
 * the HTML of the page; removing it would break the hydration of the remaining parts.
 */
const hasPersonalData = (queryClient: QueryClient): boolean =>
  queryClient.getQueriesData({ queryKey: ["accounts", "userInfo"] }).some(([, data]) => data !== undefined);

/** Ends the session in this browser and removes all personal data (specification, section 4). */
export const endSession = ({ queryClient, stores: { session } }: PersonParts): void => {
  const wasSignedIn = session.getState().signedIn;
  dropCookie(signedInCookie);
  withStorage("localStorage", (storage) => storage.clear());
  session.getState().set(false);
  // Active queries refetch, and their 401 responses call this function again; the second call must not reset them
  // again.
  if (wasSignedIn && hasPersonalData(queryClient)) forgetPerson(queryClient);
};
