import { Code, orderStateOf, orderStatus, type ShipmentInput } from "@carmine/api/contract";
import { asc, eq, sql } from "drizzle-orm";
import { mailShipped, type MailedDelivery } from "../../messaging/mail/queue-order-mail.ts";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { parcel, parcelLine } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { notify } from "../../notifications/notify.ts";
import { hasForm, plainNumber } from "../../shipping/couriers/number-forms.ts";
import { courierProviderOf } from "../../shipping/couriers/provider.ts";
import { courierOf } from "../../shipping/couriers/read-couriers.ts";
import { unsentUnits } from "../orders/after-sale-fields.ts";
import type { OrderOwner } from "../orders/find-orders.ts";
import {
  lockMerchantOrder,
  transitionStateOf,
  recordOrderEvent,
  requireAction,
} from "./lock-merchant-order.ts";

type LineRow = typeof orderLine.$inferSelect;

/**
 * Validates courier and number of a parcel.
 * @param current code of the parcel's courier, which is also accepted if it can't be chosen any more
 * @throws Failure 400 for an unknown courier or a number that is invalid for it
 */
export const checkedNumber = async (
  tx: Transaction,
  code: string,
  typed: string,
  current?: string | null,
) => {
  const company = await courierOf(tx, code);
  if (!company || !(company.isOpen || code === current)) throw new Failure(Code.badRequest, "courierUnknown");
  const courierName = company.name.en;
  const trackingNumber = plainNumber(typed);
  if (!hasForm(trackingNumber, company.forms))
    throw new Failure(Code.badRequest, "trackingNumberWrong", { courier: courierName });
  return { courierCode: company.code, courierName, trackingNumber };
};

/** Units to put into the parcel: the requested ones, else all unsent ones. */
const unitsToSend = (
  lines: readonly LineRow[],
  wanted: ShipmentInput["lines"],
): { line: LineRow; quantity: number }[] => {
  const left = new Map(lines.map((line) => [line.id, { line, quantity: unsentUnits(line) }]));
  if (!wanted) return [...left.values()].filter(({ quantity }) => quantity > 0);
  const seen = new Set<number>();
  return wanted.map(({ orderInfoId, num }) => {
    const found = left.get(orderInfoId);
    if (!found) throw notFound();
    if (seen.has(orderInfoId) || num > found.quantity)
      throw new Failure(Code.badRequest, "tooManyPieces", { count: found.quantity });
    seen.add(orderInfoId);
    return { line: found.line, quantity: num };
  });
};

interface Delivery {
  readonly parcel: Partial<typeof parcel.$inferInsert>;
  readonly order: Partial<typeof merchantOrder.$inferInsert>;
  readonly note: string | null;
  readonly mail: MailedDelivery;
}

const deliveryOf = async (tx: Transaction, input: ShipmentInput): Promise<Delivery> => {
  switch (input.deliveryType) {
    case "express": {
      const { courierCode, courierName, trackingNumber } = await checkedNumber(
        tx,
        input.deliveryCode,
        input.deliveryId,
      );
      return {
        parcel: { courierCode, trackingNumber },
        order: { deliveryName: courierName, deliveryCode: courierCode, deliveryId: trackingNumber },
        note: `${courierName} ${trackingNumber}`,
        mail: { courier: courierName, number: trackingNumber },
      };
    }
    case "merchant":
      return {
        parcel: { personName: input.deliveryName, personPhone: input.deliveryPhone },
        order: { deliveryName: input.deliveryName, deliveryCode: null, deliveryId: input.deliveryPhone },
        note: `${input.deliveryName}, ${input.deliveryPhone}`,
        mail: { person: input.deliveryName, phone: input.deliveryPhone },
      };
    case "fictitious":
      return {
        parcel: { note: input.note || null, state: 3 },
        order: { deliveryName: null, deliveryCode: null, deliveryId: null },
        note: input.note || null,
        mail: {},
      };
  }
};

/** Writes the parcel with its lines and counts the units as sent. */
const writeParcel = async (
  tx: Transaction,
  merchantOrderId: number,
  { deliveryType }: ShipmentInput,
  fields: Partial<typeof parcel.$inferInsert>,
  contents: readonly { line: LineRow; quantity: number }[],
  now: Date,
): Promise<number> => {
  const [made] = await tx
    .insert(parcel)
    .values({
      merchantOrderId,
      deliveryType,
      createdAt: now,
      deliveredAt: deliveryType === "fictitious" ? now : null,
      ...fields,
    })
    .returning({ id: parcel.id });
  if (!made) throw new Error("Inserting the parcel returned no row");
  await tx
    .insert(parcelLine)
    .values(contents.map(({ line, quantity }) => ({ parcelId: made.id, orderLineId: line.id, quantity })));
  for (const { line, quantity } of contents)
    await tx
      .update(orderLine)
      .set({ sent: sql`${orderLine.sent} + ${quantity}` })
      .where(eq(orderLine.id, line.id));
  return made.id;
};

/**
 * Ships a paid merchant order, as a whole or in a parcel. The last unit moves the order to the next state.
 * @param owner the shops that the merchant works for, or the operator's command line
 * @throws Failure 404, 400 for an invalid number or too many units; if the table refuses
 */
export const shipOrder = (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  owner: OrderOwner,
  orderNo: string,
  input: ShipmentInput,
): Promise<{ parcelId: number }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockMerchantOrder(tx, owner, orderNo);
    requireAction("ship", order, "merchant");
    const lines = await tx
      .select()
      .from(orderLine)
      .where(eq(orderLine.merchantOrderId, order.id))
      .orderBy(asc(orderLine.id));
    const contents = unitsToSend(lines, input.lines);
    const delivery = await deliveryOf(tx, input);
    const askAt = input.deliveryType === "express" && courierProviderOf({ config }) ? now : null;
    const parcelId = await writeParcel(tx, order.id, input, { ...delivery.parcel, askAt }, contents, now);
    await mailShipped(tx, order, { id: parcelId, delivery: delivery.mail }, now);
    const inParcel = new Map(contents.map(({ line, quantity }) => [line.id, quantity]));
    const isComplete = lines.every((line) => unsentUnits(line) === (inParcel.get(line.id) ?? 0));
    await tx
      .update(merchantOrder)
      .set({
        deliveryType: input.deliveryType,
        ...delivery.order,
        ...(isComplete ? { status: orderStatus.toReceive, shippedAt: now } : {}),
      })
      .where(eq(merchantOrder.id, order.id));
    await recordOrderEvent(tx, order, {
      event: isComplete ? "shipped" : "parcelSent",
      fromState: orderStateOf(transitionStateOf(order)),
      toState: isComplete ? "toReceive" : "toShip",
      who: "merchant",
      note: delivery.note,
      createdAt: now,
    });
    const act = {
      merchantId: order.merchantId,
      action: "order.ship",
      subject: orderNo,
      after: {
        parcelId,
        deliveryType: input.deliveryType,
        ...delivery.order,
        lines: contents.map(({ line, quantity }) => ({ orderInfoId: line.id, num: quantity })),
      },
    };
    await recordAudit(tx, actor, act, now);
    await notify(tx, {
      accountId: order.accountId,
      kind: "orderShipped",
      // A separate mail covers it.
      mail: false,
      values: { orderNo, shop: order.merchantName },
      path: `/order/logistics?orderNo=${orderNo}`,
      at: now,
    });
    return { parcelId };
  });
