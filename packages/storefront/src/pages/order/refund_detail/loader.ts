import { queries } from "@carmine/api/hooks";
import { loadNumbered } from "../../../features/orders/load-numbered.ts";
import { notFound, type PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const refundNo = url.searchParams.get("orderNo");
  if (!refundNo) return;
  if (!/^RE\d{8,40}$/.test(refundNo)) throw notFound();
  await loadNumbered(context, queries.refundDetail(api, refundNo));
};
