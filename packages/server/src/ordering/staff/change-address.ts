import { isDeepStrictEqual } from "node:util";
import { addressProblems, writePostalCode } from "@carmine/api/address-forms";
import { Code, type ChangeableAddress } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { masterOrder, merchantOrder } from "../../database/schema/ordering.ts";
import { orderHistory } from "../../database/schema/order-history.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { mailAddressChanged } from "../../messaging/mail/queue-order-mail.ts";
import { addressLineOf } from "../orders/address-line.ts";
import { changeableAddressOf } from "./changeable-address.ts";
import { merchantOrdersOf, type OrderOwner } from "../orders/find-orders.ts";

/**
 * Changes the delivery address of a checkout for all of its shops, before one of them has shipped (decision 0121).
 * History and audit log don't contain the address, so that it can be erased with the account.
 * @throws Failure 404 if it isn't the owner's, 409 if the address isn't `from` any more, 400 for an invalid one; if it
 * can't be changed any more
 */
export const changeAddress = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  owner: OrderOwner,
  orderNo: string,
  { from, to }: { from: ChangeableAddress; to: ChangeableAddress },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [own] = await tx
      .select({ masterOrderId: merchantOrder.masterOrderId })
      .from(merchantOrder)
      .where(and(eq(merchantOrder.orderNo, orderNo), merchantOrdersOf(owner)));
    if (!own) throw notFound();
    // Shipping locks the order of its shop, so all of them are locked; the checkout first, as refunds do.
    const [master] = await tx
      .select()
      .from(masterOrder)
      .where(eq(masterOrder.id, own.masterOrderId))
      .for("no key update");
    const shops = await tx
      .select()
      .from(merchantOrder)
      .where(eq(merchantOrder.masterOrderId, own.masterOrderId))
      .orderBy(merchantOrder.id)
      .for("no key update");
    const order = shops.find((shop) => shop.orderNo === orderNo);
    if (!master?.place || !order) throw notFound();
    const current = await changeableAddressOf(tx, order, master);
    if (current === null) throw new Failure(Code.failure, "addressFixed");
    if (!isDeepStrictEqual(current, from)) throw new Failure(Code.conflict, "valueChanged", {}, current);

    const { realName, phone, ...parts } = to;
    const { country, region } = master.place;
    // An old order may have the city in `street`.
    const city = current.city === null ? undefined : (parts.city ?? "");
    const [problem] = Object.values(addressProblems({ ...parts, country, region, city }));
    if (problem !== undefined) throw new Failure(Code.badRequest, problem);
    const place = {
      ...master.place,
      ...parts,
      postalCode: parts.postalCode && writePostalCode(country, parts.postalCode),
    };
    const changed = { realName, phone, place, address: addressLineOf(place) };
    await tx.update(masterOrder).set(changed).where(eq(masterOrder.id, master.id));
    const [event] = await tx
      .insert(orderHistory)
      .values({
        masterOrderId: master.id,
        event: "addressChanged",
        fromState: "toShip",
        toState: "toShip",
        who: actor.role,
        createdAt: now,
      })
      .returning({ id: orderHistory.id });
    await mailAddressChanged(tx, order, event?.id ?? 0, now);
    const act = {
      merchantId: order.merchantId,
      action: "order.address",
      subject: orderNo,
      after: {
        fields: Object.entries({ realName, phone, ...parts })
          .filter(([name, value]) => value !== current[name as keyof typeof current])
          .map(([name]) => name),
      },
    };
    await recordAudit(tx, actor, act, now);
  });
