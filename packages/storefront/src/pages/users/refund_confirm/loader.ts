import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import { loadNumbered } from "../../../features/orders/load-numbered.ts";
import { notFound, type PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const orderNo = url.searchParams.get("orderNo");
  if (!orderNo) return;
  if (!/^SH\d{8,40}$/.test(orderNo)) throw notFound();
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.refundReasons(api)),
    loadNumbered(context, queries.applyRefundForm(api, orderNo)),
  ]);
};
