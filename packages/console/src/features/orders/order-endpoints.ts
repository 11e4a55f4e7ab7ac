import {
  merchantOrderCounts,
  merchantOrderDetail,
  merchantOrderList,
  operatorOrderCounts,
  operatorOrderDetail,
  operatorOrderList,
} from "@carmine/api/contract";
import type { Workspace } from "../../app/workspace.ts";

/** Endpoints and shop filter for the orders of a workspace. The marketplace has no shop filter. */
export const orderEndpointsOf = ({ merId }: Pick<Workspace, "merId">) =>
  merId === null
    ? { list: operatorOrderList, counts: operatorOrderCounts, detail: operatorOrderDetail, scope: {} }
    : { list: merchantOrderList, counts: merchantOrderCounts, detail: merchantOrderDetail, scope: { merId } };
