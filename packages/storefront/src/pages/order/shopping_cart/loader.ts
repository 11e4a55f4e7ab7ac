import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../router/loader.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";

export const loader: PageLoader = async (context) => {
  await Promise.all([
    loadPersonal(context, queries.cartList(context.api)),
    loadPersonal(context, queries.cartList(context.api, false)),
  ]);
};
