import * as z from "zod/mini";
import { linesField } from "../after-sale.ts";
import { endpoint } from "../endpoint.ts";
import { idField, optionalText, requiredLine, requiredPhone, requiredReference } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { orNull } from "../values.ts";
import { merchantOrderNo } from "./orders.ts";

const byCourier = z.object({
  deliveryType: z.literal("express"),
  /** `code` of `express/all` or `courier/list`. */
  deliveryCode: requiredReference(messageKeys.emptyCourier, 32),
  /** Tracking number. */
  deliveryId: requiredReference(messageKeys.emptyTrackingNumber, 64),
  /** Units in this parcel; all unsent ones without it. */
  lines: z.optional(z.nullable(linesField)),
});
const byPerson = z.object({
  deliveryType: z.literal("merchant"),
  /** Name of the deliverer. */
  deliveryName: requiredLine(messageKeys.emptyName, 64),
  deliveryPhone: requiredPhone(messageKeys.emptyPhone, 32),
  lines: z.optional(z.nullable(linesField)),
});
const virtual = z.object({
  deliveryType: z.literal("fictitious"),
  /** Replacement for a parcel: a license key, a link. */
  note: optionalText(500),
  lines: z.optional(z.nullable(linesField)),
});

/** Delivery of a parcel: by a courier company, by a person of the shop, or virtual. */
export const shipment = z.discriminatedUnion(
  "deliveryType",
  [byCourier, byPerson, virtual],
  messageKeys.wrongParameter,
);
export type ShipmentInput = z.output<typeof shipment>;

export const merchantOrderShip = endpoint({
  method: "POST",
  path: "/api/merchant/order/ship/{orderNo}",
  policy: "merchant",
  needs: "orders.ship",
  summary: "Ships one parcel of a merchant order (SH…) with the given units, or all unsent ones.",
  params: merchantOrderNo,
  body: shipment,
  data: z.object({ parcelId: z.number() }),
});

export const merchantParcelCorrect = endpoint({
  method: "POST",
  path: "/api/merchant/order/parcel/correct",
  policy: "merchant",
  needs: "orders.ship",
  summary: "Corrects the courier or tracking number of an undelivered parcel.",
  body: z.object({
    parcelId: idField,
    deliveryCode: requiredReference(messageKeys.emptyCourier, 32),
    deliveryId: requiredReference(messageKeys.emptyTrackingNumber, 64),
  }),
  data: z.null(),
});

export const merchantOrderShipBatch = endpoint({
  method: "POST",
  path: "/api/merchant/order/ship/batch",
  policy: "merchant",
  needs: "orders.ship",
  summary:
    "Ships one parcel of each of up to 200 merchant orders of the caller's shops. Each succeeds or fails on its own; the result is in the order of the input.",
  body: z.object({
    shipments: z
      .array(
        z.discriminatedUnion(
          "deliveryType",
          [
            z.extend(byCourier, merchantOrderNo.shape),
            z.extend(byPerson, merchantOrderNo.shape),
            z.extend(virtual, merchantOrderNo.shape),
          ],
          messageKeys.wrongParameter,
        ),
      )
      .check(z.minLength(1), z.maxLength(200, messageKeys.wrongParameter)),
  }),
  data: z.array(
    z.object({
      orderNo: z.string(),
      /** Null if the order wasn't shipped. */
      parcelId: orNull(z.number()),
      /** Why it wasn't shipped, in the caller's language. */
      problem: orNull(z.string()),
    }),
  ),
});

/** A carrier with the format of its tracking numbers. */
export const courierRow = z.object({
  code: z.string(),
  name: z.string(),
  /** Regular expression for a number without spaces and dashes, in capitals. */
  pattern: z.string(),
  /** A number that matches. */
  example: z.string(),
});

export const merchantCourierList = endpoint({
  method: "GET",
  path: "/api/merchant/courier/list",
  policy: "merchant",
  needs: "orders.read",
  summary: "Carriers that can be chosen for a parcel, with the format of their tracking numbers.",
  data: z.array(courierRow),
});
