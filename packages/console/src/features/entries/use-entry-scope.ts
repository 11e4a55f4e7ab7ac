import { useWorkspace } from "../../app/workspace.ts";
import type { EntryKind } from "./entry-kind.ts";

/** Names the shop in calls for a kind of which each shop has its own entries. */
export const useEntryScope = ({ isOfShop }: Pick<EntryKind, "isOfShop">): { merId?: number } => {
  const { merId } = useWorkspace();
  return isOfShop && merId !== null ? { merId } : {};
};
