import * as paths from "../../../app/paths.ts";
import { orderTabs, statusOfTab, type OrderTab } from "../../../features/orders/use-order-tabs.ts";

/** A tab of this page; refunds have a page of their own. */
type ListTab = Exclude<OrderTab, "refunds">;

const isListTab = (tab: OrderTab): tab is ListTab => tab !== "refunds";

/** `type` of the call `order/list` for each tab; the tab to pay lists master orders by a call of its own. */
export const listTypeOf: Readonly<Record<ListTab, -9 | 0 | 1 | 2 | 3 | 4>> = {
  all: -9,
  toPay: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 4,
  finished: 3,
};

export const ordersPerPage = 10;
const longestWords = 100;
const maxPages = 10_000;

export interface OrderSearch {
  readonly tab: ListTab;
  /** From 1. */
  readonly page: number;
  /** Number or goods as typed; empty for none. Only all orders are searched. */
  readonly keywords: string;
}

/** Reads the address; invalid values are read as the first page of all orders. */
export const readOrderSearch = (params: URLSearchParams): OrderSearch => {
  const keywords = (params.get("keywords") ?? "").trim().slice(0, longestWords);
  const status = params.get("orderStatus") ?? "";
  const tab = orderTabs.filter(isListTab).find((name) => statusOfTab[name] === status) ?? "all";
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
}: Partial<OrderSearch> & { tab: ListTab }): string => {
  const query = new URLSearchParams();
  if (keywords === "" && tab !== "all") query.set("orderStatus", statusOfTab[tab]);
  if (keywords !== "") query.set("keywords", keywords);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `${paths.orders}?${text}` : paths.orders;
};
