import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../router/loader.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const orderNo = url.searchParams.get("orderNo");
  if (!orderNo) return;
  await Promise.all([
    loadPersonal(context, queries.payResult(api, orderNo)),
    loadPersonal(context, queries.masterOrderDetail(api, orderNo)),
  ]);
};
