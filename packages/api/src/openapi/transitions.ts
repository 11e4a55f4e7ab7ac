import { type OrderAction, orderActions, orderStates } from "../contract/order-status.ts";
import { type RefundAction, refundActions, refundStates } from "../contract/refund-status.ts";

/** Transition tables of orders and refunds, which the server enforces (rule 3). */
export interface Transitions {
  readonly orders: readonly OrderAction[];
  readonly refunds: readonly RefundAction[];
}

export const transitions: Transitions = { orders: orderActions, refunds: refundActions };

const words = (names: readonly string[]): string => names.join(", ");

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
};

const orderNotes = ({ of, withoutRefund }: OrderAction): string =>
  `${of === "master" ? "PT…" : "SH…"}${withoutRefund ? ", no refund" : ""}`;

/** Both tables as a section of the page; all names are fixed words, so they aren't escaped. */
export const transitionTables = ({ orders, refunds }: Transitions): string => {
  const ofOrders = table(
    ["Action", "From", "To", "By", "Of"],
    orders.map((row) => [
      `<code>${row.action}</code>`,
      words(row.from),
      row.to ?? "stays",
      words(row.by),
      orderNotes(row),
    ]),
  );
  const ofRefunds = table(
    ["Action", "From", "By"],
    refunds.map((row) => [`<code>${row.action}</code>`, words(row.from), words(row.by)]),
  );
  const numbers = Object.entries(refundStates).map(([name, value]) => `${name} ${value}`);
  return `<section><h2>Orders and refunds</h2><details id="order-actions" data-words="order states actions transitions ${words(orderStates).toLowerCase()}"><summary>Allowed actions on orders by state and actor; all others are refused</summary>${ofOrders}</details><details id="refund-actions" data-words="refund states actions transitions"><summary>Allowed actions on refunds (<code>refundStatus</code>: ${words(numbers)})</summary>${ofRefunds}</details></section>`;
};
