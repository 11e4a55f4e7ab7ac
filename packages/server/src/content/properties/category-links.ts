import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { categoryKind, type CategoryFields } from "../editing/categories.ts";
import type { Stored } from "../editing/entry-kind.ts";
import { writeEntries } from "../editing/write-entries.ts";

/** Accessories and guides on the product pages of a category; undefined keeps the current value. */
export interface CategoryLinks {
  readonly accessories?: CategoryFields["accessories"] | undefined;
  readonly guides?: CategoryFields["guides"] | undefined;
}

/** Sets the accessory categories and the guides of a category and those below. @throws Refused */
export const writeCategoryLinks = async (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  id: number,
  { accessories, guides }: CategoryLinks,
): Promise<void> => {
  // The number of an entry isn't one of its fields.
  const fields = ({ id: _id, ...before }: Partial<Stored<CategoryFields>> = {}) => ({
    ...before,
    ...(accessories && { accessories }),
    ...(guides && { guides }),
  });
  await writeEntries(ctx, actor, categoryKind, [{ id, fields, at: "" }], null);
};
