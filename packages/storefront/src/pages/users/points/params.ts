import * as paths from "../../../app/paths.ts";
import { listParams, oneOf, page } from "../../../features/list-params.ts";

export const pointTabs = ["detail", "earn"] as const;

export const movesPerPage = 10;

export const pointParams = listParams(paths.points, { tab: oneOf(pointTabs, "detail"), page });
