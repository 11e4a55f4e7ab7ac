import {
  merchantOrderCounts,
  merchantOrderDetail,
  merchantOrderList,
  operatorOrderCounts,
  operatorOrderDetail,
  operatorOrderList,
} from "@carmine/api/contract";
import type { Place } from "../../app/place.ts";

/** Endpoints and shop of the orders in a workspace: those of the shop, or of all shops for the marketplace. */
export const orderEndpointsOf = ({ merId }: Pick<Place, "merId">) =>
  merId === null
    ? { list: operatorOrderList, counts: operatorOrderCounts, detail: operatorOrderDetail, scope: {} }
    : { list: merchantOrderList, counts: merchantOrderCounts, detail: merchantOrderDetail, scope: { merId } };
