import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../router/loader.ts";
import { firstChoices, priceBody } from "./choices.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";

export const loader: PageLoader = async (context) => {
  const { api, url } = context;
  const preOrderNo = url.searchParams.get("preOrderNo");
  if (!preOrderNo) return;
  const [preOrder, coupons] = await Promise.all([
    loadPersonal(context, queries.loadPreOrder(api, preOrderNo)),
    loadPersonal(context, queries.couponsForOrder(api, preOrderNo)),
    loadPersonal(context, queries.addressAll(api)),
    loadPersonal(context, queries.payMethod(api)),
  ]);
  if (!preOrder) return;
  await loadPersonal(
    context,
    queries.computePrice(api, priceBody(preOrderNo, firstChoices(preOrder, coupons ?? []))),
  );
};
