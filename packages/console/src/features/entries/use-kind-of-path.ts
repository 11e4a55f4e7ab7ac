import { useLocation } from "react-router";
import { useWorkspace } from "../../app/workspace.ts";
import type { EntryKind } from "./entry-kind.ts";
import { marketKinds, shopKinds } from "./kinds/index.ts";

/** The kind of entries in the path, of the marketplace or of a shop. */
export const useKindOfPath = (): EntryKind | undefined => {
  const { home, merId } = useWorkspace();
  const { pathname } = useLocation();
  const kinds = merId === null ? marketKinds : shopKinds;
  return kinds.find(({ path }) => `${pathname}/`.startsWith(`${home}/${path}/`));
};
