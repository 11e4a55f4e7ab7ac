import { useWorkspace } from "../../app/workspace.ts";
import type { EntryKind } from "./entry-kind.ts";

/** Adds the shop's id to calls for kinds of which each shop has its own entries. */
export const useEntryScope = ({ isOfShop }: Pick<EntryKind, "isOfShop">): { merId?: number } => {
  const { merId } = useWorkspace();
  return isOfShop && merId !== null ? { merId } : {};
};
