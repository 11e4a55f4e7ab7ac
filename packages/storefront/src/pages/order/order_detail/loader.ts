import { orderStateOf } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { isMissing } from "../../../app/api.ts";
import { notFound, type LoaderContext, type PageLoader } from "../../../router/loader.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import { cancelledPartsQuery, isCancelledBy } from "./cancelled-master.ts";
import { refundsOfOrder } from "./after-sale-queries.ts";
import { orderKindOf } from "../../../features/order-detail/order-view.ts";

/** Loads the parcels and refunds of a shop's order. */
const loadAfterSale = async (context: LoaderContext, orderNo: string): Promise<void> => {
  const { api } = context;
  await Promise.all([
    loadPersonal(context, queries.orderExpress(api, orderNo)),
    loadPersonal(context, queries.refundList(api, refundsOfOrder(orderNo))),
  ]);
};

const loadMaster = async (context: LoaderContext, orderNo: string): Promise<void> => {
  const { api } = context;
  const [history, order] = await Promise.all([
    loadPersonal(context, queries.orderHistory(api, orderNo)),
    loadPersonal(context, queries.masterOrderDetail(api, orderNo)),
  ]);
  const [only, ...others] = order?.parts ?? [];
  if (order?.isPaid && only && others.length === 0) await loadAfterSale(context, only.orderNo);
  if (isCancelledBy(history)) await loadPersonal(context, cancelledPartsQuery(api, orderNo));
};

const loadMerchant = async (context: LoaderContext, orderNo: string): Promise<void> => {
  const { api } = context;
  const [order] = await Promise.all([
    loadPersonal(context, queries.orderDetail(api, orderNo)),
    loadPersonal(context, queries.orderHistory(api, orderNo)),
  ]);
  if (order?.mark.paid) await loadAfterSale(context, orderNo);
  if (order && orderStateOf(order.mark) === "unpaid")
    await loadPersonal(context, queries.masterOrderDetail(api, order.masterOrderNo));
};

/** A missing order, or one of another account, is a 404 page. */
export const loader: PageLoader = async (context) => {
  const { api, queryClient, url } = context;
  const orderNo = url.searchParams.get("orderNo");
  if (!orderNo) return;
  const kind = orderKindOf(orderNo);
  if (kind === undefined) throw notFound();
  await (kind === "master" ? loadMaster : loadMerchant)(context, orderNo);
  const detail = (kind === "master" ? queries.masterOrderDetail : queries.orderDetail)(api, orderNo);
  if (isMissing(queryClient.getQueryState(detail.queryKey)?.error)) throw notFound();
};
