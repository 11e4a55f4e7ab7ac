import { parseId, type Param } from "../list-params.ts";

/** Ids of products in order; a form without scripts repeats the parameter. */
export const idsParam = (max: number): Param<readonly number[]> => ({
  read: (_, query) => {
    const known = query
      .getAll("ids")
      .flatMap((text) => text.split(","))
      .map(parseId)
      .filter((id) => id !== undefined);
    return [...new Set(known)].slice(0, max);
  },
  write: (value) => value.join(","),
});
