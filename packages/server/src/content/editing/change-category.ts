import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { categoryKind, type CategoryFields } from "./categories.ts";
import type { Stored } from "./entry-kind.ts";
import { writeEntries } from "./write-entries.ts";

/** Changes fields of a category and keeps the others. @throws Refused */
export const changeCategory = async (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  id: number,
  changes: Partial<CategoryFields>,
): Promise<void> => {
  // The number of an entry isn't one of its fields.
  const fields = ({ id: _id, ...before }: Partial<Stored<CategoryFields>> = {}) => ({
    ...before,
    ...changes,
  });
  await writeEntries(ctx, actor, categoryKind, [{ id, fields, at: "" }], null);
};
