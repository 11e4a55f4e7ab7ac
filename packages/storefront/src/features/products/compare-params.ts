import { limits } from "@carmine/api/contract";
import * as paths from "../../app/paths.ts";
import { flag, listParams } from "../list-params.ts";
import { idsParam } from "./ids-param.ts";

/** The comparison page: its products, and whether only differing rows are shown. */
export const compareParams = listParams(paths.compare, {
  ids: idsParam(limits.comparedProducts),
  only: flag("1"),
});
