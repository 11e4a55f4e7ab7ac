import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import { redirect, type PageLoader } from "../../../router/loader.ts";
import { readLineId } from "./read-line-id.ts";

export const loader: PageLoader = async (context) => {
  const lineId = readLineId(context.url.searchParams);
  if (lineId === null) return redirect(paths.reviews);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.reviewableDetail(context.api, lineId)),
  ]);
};
