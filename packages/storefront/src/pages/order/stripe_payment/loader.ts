import { queries } from "@carmine/api/hooks";
import { redirect, type PageLoader } from "../../../router/loader.ts";
import { resultHref } from "../../../features/orders/order-paths.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";

/** A reload or *Back* after paying redirects to the result. */
export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const orderNo = url.searchParams.get("orderNo");
  if (!orderNo) return;
  const [result] = await Promise.all([
    loadPersonal(context, queries.payResult(api, orderNo)),
    loadPersonal(context, queries.masterOrderDetail(api, orderNo)),
    loadPersonal(context, queries.payMethod(api)),
  ]);
  if (result?.status === "paid") return redirect(resultHref(orderNo));
};
