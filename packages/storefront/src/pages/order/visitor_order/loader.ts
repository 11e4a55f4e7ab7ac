import { queries } from "@carmine/api/hooks";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import type { PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async (context) => {
  const token = context.url.searchParams.get("token") ?? "";
  if (token !== "") await loadPersonal(context, queries.guestOrder(context.api, token));
};
