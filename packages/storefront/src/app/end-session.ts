import { forgetPerson } from "@carmine/api/hooks";
import type { QueryClient } from "@tanstack/react-query";
import { dropCookie, signedInCookie } from "./cookies.ts";
import { withStorage } from "./storage.ts";
import type { Stores } from "./stores.ts";

/** What knows of the person that uses this tab. */
export interface PersonParts {
  readonly queryClient: QueryClient;
  readonly stores: Stores;
}

/**
 * Whether the account was loaded, as the header does on every page. Without it, all data is that of a guest, most of it
 * from the HTML of the page: removing that would make parts that still hydrate differ from their markup.
 */
const hasPersonalData = (queryClient: QueryClient): boolean =>
  queryClient.getQueriesData({ queryKey: ["accounts", "userInfo"] }).some(([, data]) => data !== undefined);

/** Ends the session in this browser, whoever ended it: nothing of the person stays (specification, section 4). */
export const endSession = ({ queryClient, stores: { session } }: PersonParts): void => {
  const wasSignedIn = session.getState().signedIn;
  dropCookie(signedInCookie);
  withStorage("localStorage", (storage) => storage.clear());
  session.getState().set(false);
  // Queries on the screen are fetched again, and being refused they end the session again: once is enough.
  if (wasSignedIn && hasPersonalData(queryClient)) forgetPerson(queryClient);
};
