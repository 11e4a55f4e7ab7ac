import * as z from "zod/mini";
import { loginResult } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { requiredContact, requiredReference, textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { masterOrder } from "./order-shapes.ts";
import { logistics } from "./parcel-shapes.ts";
import { orderHistoryEntry } from "./ordering.ts";
import { withDefault } from "./values.ts";

/** Response of a signed link: the order with its history and parcels. */
export const guestOrderData = z.extend(masterOrder, {
  /** Oldest first. */
  history: withDefault(z.array(orderHistoryEntry), []),
  /** One per shop that has shipped something. */
  expressList: withDefault(z.array(logistics), []),
  /** The link also signs in: its guest has not registered since. */
  canSignIn: withDefault(z.boolean(), false),
});
export type GuestOrder = z.output<typeof guestOrderData>;

/** Token of a signed link. */
export const orderLinkToken = textField(
  "verbatim",
  messageKeys.wrongParameter,
  z.regex(/^[\w-]{16,64}$/, messageKeys.wrongParameter),
);

export const guestOrder = endpoint({
  method: "GET",
  path: "/api/front/order/guest/{token}",
  policy: "public",
  cached: ["ordering", "live"],
  summary: "The order of a mail's signed link, without signing in.",
  params: z.object({ token: orderLinkToken }),
  data: guestOrderData,
});

export const guestOrderLink = endpoint({
  method: "POST",
  path: "/api/front/order/guest/link",
  policy: "public",
  invalidates: [],
  summary:
    "Mails an order link to the order's email if the number and the email or phone match; the response never reveals whether they do.",
  body: z.object({
    /** Formatted or in wire format. */
    orderNo: requiredReference(messageKeys.emptyOrderNo, 60, messageKeys.emptyOrderNo),
    /** Email or phone of the order. */
    identity: requiredContact(messageKeys.emptyIdentity, 254, messageKeys.emptyIdentity),
  }),
  data: z.null(),
});

export const loginOrderLink = endpoint({
  method: "POST",
  path: "/api/front/login/order/link",
  policy: "public",
  invalidates: "everyone",
  summary: "Signs in the guest of an order by a mail's signed link; 404 after they have registered.",
  body: z.object({ token: orderLinkToken }),
  data: loginResult,
});
