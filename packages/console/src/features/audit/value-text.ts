import { refundStateOf } from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";
import { orderStateTexts } from "../orders/order-state-texts.ts";
import { refundStateTexts } from "../refunds/refund-states.ts";
import { roleTexts } from "../staff/role-names.ts";

const texts = defineMessages({
  requested: { defaultMessage: "Requested", description: "Console orders: refund" },
  active: { defaultMessage: "Active", description: "Console staff: status of a member" },
  disabled: { defaultMessage: "Disabled", description: "Console: status of an account" },
  yes: { defaultMessage: "Yes", description: "Console product: property" },
  no: { defaultMessage: "No", description: "Console product: property" },
});

const named: Readonly<Record<string, MessageDescriptor>> = {
  ...orderStateTexts,
  active: texts.active,
  disabled: texts.disabled,
};
const roles: Readonly<Record<string, MessageDescriptor>> = roleTexts;

/** The text of a value of an audit entry: a state, a role, or yes and no. Undefined for free values, such as names. */
export const valueText = (action: string, field: string, value: unknown): MessageDescriptor | undefined => {
  if (value === true) return texts.yes;
  if (value === false) return texts.no;
  const isState = field === "status" || field === "state";
  if (isState && typeof value === "number" && (action.startsWith("refund.") || action === "order.refund")) {
    const state = refundStateOf(value);
    return state === "applied" ? texts.requested : refundStateTexts[state];
  }
  if (typeof value !== "string") return undefined;
  if (isState) return named[value];
  return field === "role" || field === "staffRole" ? roles[value] : undefined;
};
