import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredText } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { masterOrder } from "./order-shapes.ts";

export const guestOrder = endpoint({
  method: "GET",
  path: "/api/front/order/guest/{token}",
  policy: "public",
  summary: "The order that the signed link of a mail opens, without signing in.",
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{16,64}$/, messageKeys.wrongParameter)) }),
  data: masterOrder,
});

export const guestOrderLink = endpoint({
  method: "POST",
  path: "/api/front/order/guest/link",
  policy: "public",
  summary:
    "Mails a link to an order to its address where number and email or phone fit; always the same answer.",
  body: z.object({
    /** As people read it, or as the wire has it. */
    orderNo: requiredText(messageKeys.emptyOrderNo, 60, messageKeys.emptyOrderNo),
    /** Email or phone of the order. */
    identity: requiredText(messageKeys.emptyIdentity, 254, messageKeys.emptyIdentity),
  }),
  data: z.null(),
});
