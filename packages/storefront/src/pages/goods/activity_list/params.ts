import * as paths from "../../../app/paths.ts";
import { id, listParams, oneOf, page, type StateOf } from "../../../features/list-params.ts";
import { activitySorts } from "./activity-sorts.ts";

/** The products of an activity. */
export const dealParams = listParams(paths.deals, { id, cid: id, sort: oneOf(activitySorts), page });

export type DealListState = StateOf<typeof dealParams>;
