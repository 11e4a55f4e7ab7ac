import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { optionalLine, optionalPostCode, requiredLine, requiredPhone, requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { hasWebAddress } from "../web-address.ts";
import { changeableAddress, merchantOrderNo } from "./orders.ts";

const line = (max: number) =>
  z.pipe(
    optionalLine(max),
    z.transform((text) => text || null),
  );

/**
 * The part of a delivery address that staff can change. Country and region stay, because shipping cost and taxes depend
 * on them.
 */
const orderAddressInput = z
  .object({
    realName: requiredLine(messageKeys.emptyName, 64, messageKeys.nameLength),
    phone: requiredPhone(messageKeys.emptyPhone, 32),
    street: requiredText(messageKeys.emptyAddress, 500, messageKeys.addressLength),
    city: line(100),
    district: line(100),
    postalCode: z.pipe(
      optionalPostCode,
      z.transform((text) => text || null),
    ),
  })
  .check(
    z.refine(
      (address) =>
        [address.realName, address.street, address.city, address.district].every(
          (text) => !hasWebAddress(text ?? ""),
        ),
      messageKeys.webAddress,
    ),
  );

const body = z.object({
  /** The address that the author saw; code 409 if it has changed since. */
  from: changeableAddress,
  to: orderAddressInput,
});

const summary =
  "Changes the delivery address of the whole checkout, before any of its shops has shipped. The shopper is notified by email.";

export const merchantOrderAddress = endpoint({
  method: "POST",
  path: "/api/merchant/order/address/{orderNo}",
  policy: "merchant",
  needs: "orders.address",
  summary,
  params: merchantOrderNo,
  body,
  data: z.null(),
});

export const operatorOrderAddress = endpoint({
  method: "POST",
  path: "/api/operator/order/address/{orderNo}",
  policy: "operator",
  needs: "orders.address",
  summary,
  params: merchantOrderNo,
  body,
  data: z.null(),
});
