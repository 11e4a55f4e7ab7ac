import { guestOrder, guestOrderLink, orderNosOf } from "@carmine/api/contract";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { masterOrder, merchantOrder } from "../../database/schema/ordering.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { countAttempt, countLookUp } from "../../http/limits/try-limits.ts";
import { route } from "../../http/route.ts";
import { mailOrderLink } from "../../messaging/mail/queue-order-mail.ts";
import { courierProviderOf } from "../../shipping/couriers/provider.ts";
import { parcelsWithArrival } from "../../shipping/tracking/read-parcels.ts";
import { refreshTracksOf } from "../../shipping/tracking/refresh-tracks.ts";
import { wireLogistics } from "../../shipping/tracking/wire-logistics.ts";
import { orderClockOf } from "../orders/after-sale-fields.ts";
import { findMaster } from "../orders/find-orders.ts";
import { wireHistory } from "../orders/history.ts";
import { historyOf } from "../orders/order-events.ts";
import { wireMaster } from "../orders/wire-orders.ts";
import { linkSignsIn, orderOfToken } from "./order-link.ts";

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
/** Trailing digits of a phone number that have to match, as its dial code may be omitted. */
const phoneDigits = 7;

/** Id of the master order with that number and email or phone; null if there is none. */
const findByIdentity = async (db: Queryable, numbers: string[], identity: string): Promise<number | null> => {
  const phone = digitsOf(identity);
  const isPhone = !identity.includes("@") && phone.length >= phoneDigits;
  const [found] = await db
    .select({ id: masterOrder.id })
    .from(masterOrder)
    .leftJoin(merchantOrder, eq(merchantOrder.masterOrderId, masterOrder.id))
    .where(
      and(
        or(inArray(masterOrder.orderNo, numbers), inArray(merchantOrder.orderNo, numbers)),
        isPhone
          ? sql`regexp_replace(${masterOrder.phone}, '\\D', '', 'g') like ${`%${phone}`}`
          : sql`lower(${masterOrder.email}) = ${identity.toLowerCase()}`,
      ),
    )
    .limit(1);
  return found?.id ?? null;
};

/** Guest access to orders: the signed link in mails, and the form that requests one. */
export const registerGuestOrders = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock } = ctx;
  const provider = courierProviderOf(ctx);

  route(app, ctx, guestOrder, async ({ caller, params, locale, reply }) => {
    await countAttempt(ctx, "order-lookup", caller.origin);
    void reply.header("cache-control", "no-store");
    const id = await orderOfToken(db, params.token, clock.now());
    if (id === null) throw notFound();
    const [row] = await db
      .select({ orderNo: masterOrder.orderNo, canSignIn: linkSignsIn })
      .from(masterOrder)
      .innerJoin(account, eq(account.id, masterOrder.accountId))
      .where(eq(masterOrder.id, id));
    const { master, shops } = await findMaster(db, { isOperator: true }, row?.orderNo ?? "");
    const expressList = [];
    for (const { id: shopOrderId, orderNo } of shops) {
      await refreshTracksOf(ctx, provider, shopOrderId);
      const express = wireLogistics(orderNo, await parcelsWithArrival(ctx, shopOrderId), locale);
      if (express) expressList.push(express);
    }
    return {
      ...wireMaster(master, shops, locale, orderClockOf(ctx)),
      history: wireHistory(await historyOf(db, id), locale),
      expressList,
      canSignIn: row?.canSignIn ?? false,
    };
  });

  route(app, ctx, guestOrderLink, async ({ caller, body, setMessage }) => {
    const numbers = orderNosOf(body.orderNo);
    await countLookUp(ctx, numbers[0] ?? "", caller.origin, body.identity);
    setMessage("orderLinkSent");
    const id = numbers.length === 0 ? null : await findByIdentity(db, numbers, body.identity);
    if (id !== null) await mailOrderLink(db, id, clock.now());
    return null;
  });
};
