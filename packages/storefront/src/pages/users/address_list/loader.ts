import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import { addressQuery } from "./params.ts";

export const loader: PageLoader = async (context) => {
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, addressQuery(context.api, context.url.searchParams)),
  ]);
};
