import { queries } from "@carmine/api/hooks";
import { loadNumbered } from "../../../features/orders/load-numbered.ts";
import { notFound, type PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const orderNo = url.searchParams.get("orderNo");
  if (!orderNo) return;
  if (!/^SH\d{8,40}$/.test(orderNo)) throw notFound();
  await Promise.all([
    loadNumbered(context, queries.orderDetail(api, orderNo)),
    loadNumbered(context, queries.orderExpress(api, orderNo)),
  ]);
};
