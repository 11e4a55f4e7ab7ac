import { readValues, type OrderSort, type OrderView, type StaffOrderRow } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import type { CsvFile } from "../../http/route.ts";
import { withoutFormula } from "../../shared/csv-line.ts";
import { withMinorDigits } from "../../shared/money.ts";
import { timeIn } from "../../shared/shop-time.ts";
import { listStaffOrders } from "./list-staff-orders.ts";
import type { StaffOrderFilter, StaffScope } from "./staff-order-filter.ts";
import { type StaffReader, wireStaffRow } from "./wire-staff-order.ts";

const batch = 200;

const amountOf = (amount: string | null, currency: string): string =>
  amount === null ? "" : withMinorDigits(amount, currency);

/** Columns with the value of an order. @param time an instant in the zone of the file */
const columns = (zone: string, time: (iso: string | null) => string) =>
  [
    ["Order", ({ orderNo }) => orderNo],
    ["Shop", ({ merName }) => merName],
    [`Placed (${zone})`, ({ createAt }) => time(createAt)],
    [`Paid (${zone})`, ({ payAt }) => time(payAt)],
    [`Ship by (${zone})`, ({ shipByAt }) => time(shipByAt)],
    ["Status", ({ state }) => state],
    ["Payment", ({ payment }) => payment],
    ["Payment method", ({ payType }) => payType ?? ""],
    ["Currency", ({ currency }) => currency],
    ["Total", ({ payPrice, currency }) => amountOf(payPrice, currency)],
    ["Shipping fee", ({ payPostage, currency }) => amountOf(payPostage, currency)],
    ["Refunded", ({ refundedPrice, currency }) => amountOf(refundedPrice, currency)],
    ["Units", ({ totalNum }) => String(totalNum)],
    [
      "Items",
      ({ orderInfoList }) =>
        orderInfoList
          .map(({ payNum, productName, sku }) =>
            [`${payNum} × ${productName}`, ...readValues(sku ?? "")].join(", "),
          )
          .join("; "),
    ],
    [
      "SKUs",
      ({ orderInfoList }) => orderInfoList.map(({ code, payNum }) => `${code} × ${payNum}`).join("; "),
    ],
    ["Name", ({ realName }) => realName ?? ""],
    ["Email", ({ email }) => email ?? ""],
    ["Phone", ({ userPhone }) => userPhone ?? ""],
    ["Country", ({ place }) => place?.country ?? ""],
    ["Region", ({ place }) => place?.region ?? ""],
    ["City", ({ place }) => place?.city ?? ""],
    ["Customer note", ({ userRemark }) => userRemark ?? ""],
    ["Gift", ({ isGift }) => (isGift ? "yes" : "no")],
  ] as const satisfies readonly (readonly [string, (order: StaffOrderRow) => string])[];

type Filter = StaffOrderFilter & { view: OrderView; sort: OrderSort };

/** The orders of a list as a file, read page by page. It has the fields that the caller sees in the list. */
export const exportOrders = (
  ctx: Pick<AppContext, "db" | "config">,
  scope: StaffScope,
  filter: Filter,
  reader: StaffReader,
): CsvFile => {
  const { timeZone } = ctx.config;
  const fields = columns(timeZone, (iso) => (iso === null ? "" : timeIn(timeZone, new Date(iso))));
  const rows = async function* (): AsyncGenerator<string[]> {
    yield fields.map(([name]) => name);
    let after: string | null | undefined;
    do {
      const page = { page: 1, limit: batch, ...(after != null && { after }) };
      const found = await listStaffOrders(ctx.db, scope, { ...filter, ...page }, reader.clock.now);
      for (const order of found.list) {
        const row = wireStaffRow(order, reader);
        yield fields.map(([, read]) => withoutFormula(read(row)));
      }
      ({ after } = found);
    } while (after !== null);
  };
  return { name: "orders", rows: rows() };
};
