import type { MasterOrder, MerchantOrder, OrderItem, OrderMark } from "@carmine/api/contract";

/** An order as its page shows it: a master order with all its shops, or the order of one shop. */
export interface OrderView {
  readonly orderNo: string;
  readonly masterOrderNo: string;
  /** Of one shop alone. */
  readonly merchantOrderNo: string | undefined;
  readonly mark: OrderMark;
  readonly order: MasterOrder | MerchantOrder;
  readonly shops: readonly {
    readonly merId: number;
    readonly merName: string;
    readonly orderNo: string;
    readonly payPrice: string;
    readonly items: readonly OrderItem[];
  }[];
  readonly note: string;
  readonly courier: string;
  readonly expireTime: string | null;
}

export const viewOfMaster = (order: MasterOrder): OrderView => {
  const [only] = order.orderList;
  return {
    orderNo: order.orderNo,
    masterOrderNo: order.orderNo,
    merchantOrderNo: undefined,
    // A paid one lives on in its parts; with one part it is in that part's state.
    mark:
      order.paid && only && order.orderList.length === 1
        ? { paid: true, status: only.status, refundStatus: only.refundStatus }
        : { paid: order.paid, isCancel: order.isCancel },
    order,
    shops: order.orderList.map(({ merId, merName, orderNo, payPrice, orderInfoList }) => ({
      merId,
      merName,
      orderNo,
      payPrice,
      items: orderInfoList,
    })),
    note: order.mark ?? "",
    courier: "",
    expireTime: order.paid || order.isCancel ? null : order.expireTime,
  };
};

export const viewOfMerchantOrder = (order: MerchantOrder): OrderView => ({
  orderNo: order.orderNo,
  masterOrderNo: order.masterOrderNo,
  merchantOrderNo: order.orderNo,
  mark: order,
  order,
  shops: [
    {
      merId: order.merId,
      merName: order.merName,
      orderNo: order.orderNo,
      payPrice: order.payPrice,
      items: order.orderInfoList,
    },
  ],
  note: order.userRemark ?? "",
  courier: [order.deliveryName, order.deliveryId].filter(Boolean).join(" "),
  expireTime: null,
});
