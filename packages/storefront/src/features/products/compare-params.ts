import { limits } from "@carmine/api/contract";
import * as paths from "../../app/paths.ts";
import { flag, listParams, parseId, type Param } from "../list-params.ts";

/** Ids of the compared products in order; a form without scripts repeats the parameter. */
const ids: Param<readonly number[]> = {
  read: (_, query) => {
    const known = query
      .getAll("ids")
      .flatMap((text) => text.split(","))
      .map(parseId)
      .filter((id) => id !== undefined);
    return [...new Set(known)].slice(0, limits.comparedProducts);
  },
  write: (value) => value.join(","),
};

/** The comparison page: its products, and whether only differing rows are shown. */
export const compareParams = listParams(paths.compare, { ids, only: flag("1") });
