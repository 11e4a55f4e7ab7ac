import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { noticeParams, noticeQuery } from "./params.ts";

export const loader: PageLoader = async (context) => {
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, noticeQuery(context.api, noticeParams.read(context.url.searchParams))),
  ]);
};
