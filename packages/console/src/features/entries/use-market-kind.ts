import { useLocation } from "react-router";
import { usePlace } from "../../app/place.ts";
import type { EntryKind } from "./entry-kind.ts";
import { marketKinds } from "./kinds/index.ts";

/** The kind of entries in the path. */
export const useMarketKind = (): EntryKind | undefined => {
  const { home } = usePlace();
  const { pathname } = useLocation();
  return marketKinds.find(({ path }) => `${pathname}/`.startsWith(`${home}/${path}/`));
};
