import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async (context) => {
  const { api } = context;
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.userSessions(api)),
    loadPersonal(context, queries.userSocialList(api)),
  ]);
};
