import { expressAll, wireLocales } from "@carmine/api/contract";
import type { FilterField } from "@carmine/design-system";
import { localeNames } from "@carmine/i18n";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { lazy, Suspense } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useCountryNames } from "../../../app/use-country-names.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useRangeField } from "../../../features/list/use-range-field.tsx";
import { useShopFilter } from "../../../features/shops/use-shop-filter.tsx";

const texts = defineMessages({
  placed: { defaultMessage: "Order date", description: "Console orders: filter" },
  today: { defaultMessage: "Today", description: "Console orders: order date" },
  week: { defaultMessage: "Last 7 days", description: "Console orders: order date" },
  twoWeeks: { defaultMessage: "Last 14 days", description: "Console orders: order date" },
  month: { defaultMessage: "Last 30 days", description: "Console orders: order date" },
  paidAt: { defaultMessage: "Payment date", description: "Console orders: filter" },
  shipBy: { defaultMessage: "Ship by", description: "Console orders: column" },
  late: { defaultMessage: "Overdue", description: "Console orders: ship-by date" },
  nextDays: { defaultMessage: "Next 3 days", description: "Console orders: ship-by date" },
  payment: { defaultMessage: "Payment", description: "Console orders: filter" },
  paid: { defaultMessage: "Paid", description: "Console: payment status" },
  unpaid: { defaultMessage: "Unpaid", description: "Console: order status" },
  disputed: { defaultMessage: "Disputed", description: "Console: payment status" },
  fulfillment: { defaultMessage: "Shipping", description: "Console orders: filter" },
  unshipped: { defaultMessage: "Not shipped", description: "Console orders: shipping" },
  partlyShipped: { defaultMessage: "Partly shipped", description: "Console orders: shipping" },
  onHold: { defaultMessage: "On hold", description: "Console: order status" },
  shipped: { defaultMessage: "Shipped", description: "Console orders: shipping" },
  received: { defaultMessage: "Received", description: "Console: order status" },
  refund: { defaultMessage: "Refund", description: "Console orders: filter" },
  none: { defaultMessage: "No refund", description: "Console orders: refund" },
  requested: { defaultMessage: "Requested", description: "Console orders: refund" },
  inProgress: { defaultMessage: "In progress", description: "Console orders: refund" },
  refunded: { defaultMessage: "Refunded", description: "Console: order status" },
  country: { defaultMessage: "Destination", description: "Console orders: filter" },
  carrier: { defaultMessage: "Carrier", description: "Console order: field" },
  total: { defaultMessage: "Total", description: "Console orders: column" },
  language: { defaultMessage: "Customer’s language", description: "Console orders: filter" },
  note: { defaultMessage: "Notes", description: "Console orders: column" },
  hasNote: { defaultMessage: "With a note", description: "Console orders: notes" },
});

const CountryChoice = lazy(() => import("./CountryChoice.tsx"));

const pastDays = [
  ["today", texts.today],
  ["7d", texts.week],
  ["14d", texts.twoWeeks],
  ["30d", texts.month],
] as const;

/** Filters of the order list. */
export const useFilterFields = (): FilterField[] => {
  const intl = useIntl();
  const shopFilter = useShopFilter();
  const countryName = useCountryNames();
  const { can } = useWorkspace();
  const carriers = useRead(expressAll, {}).data ?? [];
  const rangeField = useRangeField();
  const field = (
    id: string,
    label: MessageDescriptor,
    options: readonly (readonly [string, MessageDescriptor])[],
  ): FilterField => ({
    id,
    label: intl.formatMessage(label),
    kind: "one",
    options: options.map(([value, text]) => ({ value, label: intl.formatMessage(text) })),
  });
  return [
    field("placed", texts.placed, pastDays),
    field("paid", texts.paidAt, pastDays),
    field("shipBy", texts.shipBy, [
      ["late", texts.late],
      ["today", texts.today],
      ["3d", texts.nextDays],
    ]),
    field("payment", texts.payment, [
      ["paid", texts.paid],
      ["unpaid", texts.unpaid],
      ["disputed", texts.disputed],
    ]),
    field("fulfillment", texts.fulfillment, [
      ["unshipped", texts.unshipped],
      ["partlyShipped", texts.partlyShipped],
      ["onHold", texts.onHold],
      ["shipped", texts.shipped],
      ["received", texts.received],
    ]),
    field("refund", texts.refund, [
      ["none", texts.none],
      ["requested", texts.requested],
      ["inProgress", texts.inProgress],
      ["refunded", texts.refunded],
    ]),
    {
      id: "country",
      label: intl.formatMessage(texts.country),
      kind: "custom",
      editor: ([value = ""], onChange) => (
        <Suspense>
          <CountryChoice
            label={intl.formatMessage(texts.country)}
            value={value}
            onChange={(code) => onChange(code === "" ? [] : [code])}
          />
        </Suspense>
      ),
      format: ([code = ""]) => countryName({ code, name: code }),
    },
    {
      id: "carrier",
      label: intl.formatMessage(texts.carrier),
      kind: "one",
      options: carriers.map(({ code, name }) => ({ value: code, label: name })),
    },
    ...(can("orders.amounts") ? [rangeField("total", intl.formatMessage(texts.total), "money")] : []),
    {
      id: "language",
      label: intl.formatMessage(texts.language),
      kind: "one",
      options: wireLocales.map((value) => ({ value, label: localeNames[value] })),
    },
    field("note", texts.note, [["yes", texts.hasNote]]),
    ...shopFilter,
  ];
};
