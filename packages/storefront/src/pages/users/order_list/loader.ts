import { queries } from "@carmine/api/hooks";
import { loadAccountMenu } from "../../../features/account/account-menu.ts";
import { orderParams } from "../../../features/orders/order-params.ts";
import type { PageLoader } from "../../../router/loader.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";
import { awaitPayQuery, orderListQuery, showsUnpaid } from "./order-queries.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const search = orderParams.read(url.searchParams);
  await Promise.all([
    loadAccountMenu(context),
    loadPersonal(context, queries.orderCenterData(api)),
    showsUnpaid(search) && loadPersonal(context, awaitPayQuery(api, search)),
    search.orderStatus !== "toPay" && loadPersonal(context, orderListQuery(api, search)),
  ]);
};
