import { type AccountOrderCounts, queries } from "@carmine/api/hooks";
import type { TabNavProps } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { orderParams } from "./order-params.ts";

/** Orders by state and the refunds, shown as tabs of one page. */
export const orderTabs = ["all", "toPay", "toShip", "toReceive", "toReview", "finished", "refunds"] as const;
export type OrderTab = (typeof orderTabs)[number];

const texts: Readonly<Record<OrderTab, MessageDescriptor>> = defineMessages({
  all: { defaultMessage: "All", description: "Tab of the orders" },
  toPay: { defaultMessage: "Unpaid", description: "Tab of the orders, and other places" },
  toShip: { defaultMessage: "Preparing", description: "Tab of the orders, and other places" },
  toReceive: { defaultMessage: "On the way", description: "Tab of the orders, and other places" },
  toReview: { defaultMessage: "To review", description: "Tab of the orders, and other places" },
  finished: { defaultMessage: "Completed", description: "Tab of the orders, and other places" },
  refunds: { defaultMessage: "Returns and refunds", description: "Tab of the orders" },
});

/** Number of orders on a tab; `undefined` for tabs without a count. */
export const countOf = (tab: OrderTab, counts: AccountOrderCounts): number | undefined =>
  tab === "all" ? undefined : (counts[tab] ?? undefined);

export const orderTabHref = (tab: OrderTab): string =>
  tab === "refunds" ? paths.refunds : orderParams.href({ orderStatus: tab });

export interface OrderTabView {
  readonly tab: OrderTab;
  readonly label: string;
  readonly href: string;
  readonly count: number | undefined;
}

/** Every tab with its label and count, once known. */
export const useOrderTabViews = (): readonly OrderTabView[] => {
  const { api } = useApp();
  const intl = useIntl();
  const counts = useQuery(queries.orderCenterData(api)).data;
  return orderTabs.map((tab) => ({
    tab,
    label: intl.formatMessage(texts[tab]),
    href: orderTabHref(tab),
    count: counts && countOf(tab, counts),
  }));
};

/** The tabs above the lists of orders and of refunds. */
export const useOrderTabs = (current: OrderTab): Pick<TabNavProps, "label" | "items"> => {
  const intl = useIntl();
  const views = useOrderTabViews();
  return {
    label: intl.formatMessage({ defaultMessage: "Orders by state", description: "Name of the tabs" }),
    items: views.map(({ tab, label, href, count }) => ({
      label,
      href,
      current: tab === current,
      urgent: tab === "toPay",
      ...(count ? { count } : {}),
    })),
  };
};
