import type { DataOf, orderData } from "@carmine/api/contract";

/** The tabs of the order page. `orderStatus` stands in the address (wire contract, section 3); none is all orders. */
export const orderTabs = ["all", "toPay", "toShip", "toReceive", "finished"] as const;
export type OrderTab = (typeof orderTabs)[number];

const statusOf: Readonly<Record<OrderTab, string>> = {
  all: "",
  toPay: "0",
  toShip: "1",
  toReceive: "2",
  finished: "3",
};

/** `type` of the call `order/list` for each tab; the tab to pay lists master orders by a call of its own. */
export const listTypeOf: Readonly<Record<OrderTab, -9 | 0 | 1 | 2 | 3>> = {
  all: -9,
  toPay: 0,
  toShip: 1,
  toReceive: 2,
  finished: 3,
};

export const ordersPerPage = 10;
const longestWords = 100;
const maxPages = 10_000;

export interface OrderSearch {
  readonly tab: OrderTab;
  /** From 1. */
  readonly page: number;
  /** Number or goods as typed; empty for none. Only all orders are searched. */
  readonly keywords: string;
}

/** Reads the address; invalid values are read as the first page of all orders. */
export const readOrderSearch = (params: URLSearchParams): OrderSearch => {
  const keywords = (params.get("keywords") ?? "").trim().slice(0, longestWords);
  const tab = orderTabs.find((name) => statusOf[name] === (params.get("orderStatus") ?? "")) ?? "all";
  const page = params.get("page") ?? "1";
  return {
    tab: keywords === "" ? tab : "all",
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), maxPages) : 1,
    keywords,
  };
};

export const orderSearchHref = ({
  tab,
  page = 1,
  keywords = "",
}: Partial<OrderSearch> & { tab: OrderTab }): string => {
  const query = new URLSearchParams();
  if (keywords === "" && tab !== "all") query.set("orderStatus", statusOf[tab]);
  if (keywords !== "") query.set("keywords", keywords);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `/users/order_list?${text}` : "/users/order_list";
};

/** Orders on a tab; `undefined` where the server counts none. */
export const countOf = (tab: OrderTab, data: DataOf<typeof orderData>): number | undefined => {
  switch (tab) {
    case "toPay":
      return data.unPaidCount;
    case "toShip":
      return data.unShippedCount;
    case "toReceive":
      return data.receivedCount;
    case "finished":
      return data.completeCount;
    case "all":
      return undefined;
  }
};
