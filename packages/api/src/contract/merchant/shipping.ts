import * as z from "zod/mini";
import { linesField } from "../after-sale.ts";
import { endpoint } from "../endpoint.ts";
import { idField, optionalText, requiredLine, requiredPhone, requiredReference } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { merchantOrderNo } from "./orders.ts";

/** Delivery of a parcel: by a courier company, by a person of the shop, or virtual. */
export const shipment = z.discriminatedUnion(
  "deliveryType",
  [
    z.object({
      deliveryType: z.literal("express"),
      /** `code` of `express/all`. */
      deliveryCode: requiredReference(messageKeys.emptyCourier, 32),
      /** Tracking number. */
      deliveryId: requiredReference(messageKeys.emptyTrackingNumber, 64),
      lines: z.optional(z.nullable(linesField)),
    }),
    z.object({
      deliveryType: z.literal("merchant"),
      /** Name of the deliverer. */
      deliveryName: requiredLine(messageKeys.emptyName, 64),
      deliveryPhone: requiredPhone(messageKeys.emptyPhone, 32),
      lines: z.optional(z.nullable(linesField)),
    }),
    z.object({
      deliveryType: z.literal("fictitious"),
      /** Replacement for a parcel: a license key, a link. */
      note: optionalText(500),
      lines: z.optional(z.nullable(linesField)),
    }),
  ],
  messageKeys.wrongParameter,
);
export type ShipmentInput = z.output<typeof shipment>;

export const merchantOrderShip = endpoint({
  method: "POST",
  path: "/api/merchant/order/ship/{orderNo}",
  policy: "merchant",
  summary: "Ships one parcel of a merchant order (SH…) with the given units, or all unsent ones.",
  params: merchantOrderNo,
  body: shipment,
  data: z.object({ parcelId: z.number() }),
});

export const merchantParcelCorrect = endpoint({
  method: "POST",
  path: "/api/merchant/order/parcel/correct",
  policy: "merchant",
  summary: "Corrects the courier or tracking number of an undelivered parcel.",
  body: z.object({
    parcelId: idField,
    deliveryCode: requiredReference(messageKeys.emptyCourier, 32),
    deliveryId: requiredReference(messageKeys.emptyTrackingNumber, 64),
  }),
  data: z.null(),
});
