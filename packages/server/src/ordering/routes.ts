import {
  awaitPayList,
  cancelOrder,
  Code,
  computePrice,
  couponsForOrder,
  createOrder,
  deleteOrder,
  loadPreOrder,
  masterOrderDetail,
  orderAgain,
  orderCenterData,
  orderData,
  orderDetail,
  orderExpress,
  orderHistory,
  orderList,
  preOrder,
  takeOrder,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { ownerKey } from "../cart/change-cart.ts";
import type { AppContext } from "../context.ts";
import { transaction } from "../database/transaction.ts";
import { requireUser } from "../http/callers/caller.ts";
import { Failure } from "../http/envelope/failure.ts";
import { idempotencyKeyOf, runIdempotent } from "../http/limits/idempotency.ts";
import { countCartWrite, countCheckout, countOrder } from "../http/limits/order-limits.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { wireTime } from "../shared/wire-time.ts";
import { readCheckout, shopsOf } from "./checkout/checkout-lines.ts";
import { sessionItems } from "./checkout/checkout-source.ts";
import { cancelOrderLocked, lockMasterOrder } from "./transitions/master-order-transitions.ts";
import {
  startCheckoutSession,
  checkoutSessionGone,
  sweepCheckoutSessions,
} from "./checkout/checkout-session.ts";
import { buyAgain } from "./orders/buy-again.ts";
import { wireHistory } from "./orders/history.ts";
import { hideOrder, receiveOrder, receiveOverdue } from "./transitions/merchant-order-actions.ts";
import { fromMinor, minorDigits } from "../shared/money.ts";
import { dayIn } from "../shared/shop-time.ts";
import { offerCoupons } from "./checkout/offer-coupons.ts";
import { orderClockOf } from "./orders/after-sale-fields.ts";
import { newOrderNo } from "./orders/order-number.ts";
import { payTypeOf } from "./checkout/pay-type.ts";
import { chargedDigits, openPayTypes } from "../shared/charges.ts";
import { composeOrderMails } from "./mails/compose-order-mails.ts";
import { placeOrder } from "./checkout/place-order.ts";
import { buyerOf, requireUnpaidLimits } from "./checkout/unpaid-limits.ts";
import { quote, wireBreakdown } from "./checkout/quote.ts";
import { storeShownTotal, TotalChanged } from "./checkout/shown-total.ts";
import { registerMerchantOrders } from "./merchant-routes.ts";
import { registerOperatorOrders } from "./operator-routes.ts";
import { registerGuestOrders } from "./guest/routes.ts";
import { registerVisitorOrders } from "./orders/visitor-routes.ts";
import { wireCard, wireMaster, wireMerchantOrder, wireUnpaidShop } from "./orders/wire-orders.ts";
import { findMaster, findMerchantOrder } from "./orders/find-orders.ts";
import { countForCenter, countOrders, listOrders, unpaidMasters } from "./orders/list-orders.ts";
import { courierProviderOf } from "../shipping/couriers/provider.ts";
import { parcelsWithArrival } from "../shipping/tracking/read-parcels.ts";
import { refreshTracksOf } from "../shipping/tracking/refresh-tracks.ts";
import { wireLogistics } from "../shipping/tracking/wire-logistics.ts";
import { historyOf } from "./orders/order-events.ts";

const registerCheckout = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock, config } = ctx;
  const digits = chargedDigits(config);

  route(app, ctx, preOrder, async ({ caller, body, locale }) => {
    const accountId = requireUser(caller);
    await countCheckout(ctx, accountId, caller.origin);
    if (body.preOrderType === "shoppingCart") {
      const cartIds = body.orderDetails.map(({ shoppingCartId }) => shoppingCartId);
      return { preOrderNo: await startCheckoutSession(ctx, accountId, { cartIds }, locale) };
    }
    const [requestedLine] = body.orderDetails;
    if (!requestedLine) throw new Failure(Code.badRequest, "selectItem");
    const line = {
      productId: requestedLine.productId,
      skuId: requestedLine.attrValueId,
      quantity: requestedLine.productNum,
    };
    return { preOrderNo: await startCheckoutSession(ctx, accountId, { line }, locale) };
  });

  route(app, ctx, loadPreOrder, async ({ caller, params, locale }) => {
    const accountId = requireUser(caller);
    const held = sessionItems(accountId, params.preOrderNo, clock.now());
    const { checkout, breakdown } = await quote(ctx, db, accountId, held, { addressId: "first" });
    const payFee = fromMinor(breakdown.total, digits);
    if (payFee !== checkout.shownTotal)
      await storeShownTotal(db, { accountId, preOrderNo: params.preOrderNo, total: payFee });
    const { address } = checkout;
    return {
      proTotalFee: fromMinor(breakdown.goods, digits),
      freightFee: fromMinor(breakdown.freight, digits),
      totalPrice: fromMinor(breakdown.goods + breakdown.freight + breakdown.tax, digits),
      couponFee: fromMinor(breakdown.coupon, digits),
      tax: fromMinor(breakdown.tax, digits),
      payFee,
      orderProNum: checkout.lines.reduce((count, line) => count + line.quantity, 0),
      userCouponId: null,
      addressId: address?.id ?? null,
      realName: address?.realName ?? null,
      phone: address?.phone ?? null,
      detail: address?.detail ?? null,
      country: address?.country ?? null,
      email: address?.email ?? null,
      remark: null,
      cartIdList: [...checkout.cartIds],
      orderList: shopsOf(
        checkout.lines,
        new Map(breakdown.lines.map(({ id, freight }) => [id, freight])),
        digits,
        locale,
      ),
      expireTime: wireTime(checkout.expiresAt ?? clock.now()),
    };
  });

  route(app, ctx, computePrice, async ({ caller, body, locale }) => {
    const accountId = requireUser(caller);
    const held = sessionItems(accountId, body.preOrderNo, clock.now());
    const quoted = await quote(ctx, db, accountId, held, body);
    const prices = wireBreakdown(quoted, {
      digits,
      today: dayIn(config.timeZone, clock.now()),
      locale,
    });
    if (prices.payFee !== quoted.checkout.shownTotal)
      await storeShownTotal(db, { accountId, preOrderNo: body.preOrderNo, total: prices.payFee });
    return prices;
  });

  route(app, ctx, couponsForOrder, async ({ caller, params, locale }) => {
    const accountId = requireUser(caller);
    const held = sessionItems(accountId, params.preOrderNo, clock.now());
    const checkout = await readCheckout(db, held, null, digits);
    if (!checkout) throw checkoutSessionGone();
    return offerCoupons(ctx, checkout, locale);
  });

  route(app, ctx, createOrder, async ({ caller, body, request, locale }) => {
    const accountId = requireUser(caller);
    const buyer = buyerOf(caller, accountId);
    const key = idempotencyKeyOf(request);
    const payType = payTypeOf(openPayTypes(config), body.payType);
    const answer = { orderNo: newOrderNo("PT") };
    try {
      return await runIdempotent(
        ctx,
        { scope: `order/create:${accountId}`, key, body },
        answer,
        async (tx) => {
          await countOrder(ctx, tx, buyer);
          await placeOrder(ctx, tx, accountId, { ...body, payType, ...answer, origin: buyer.origin }, locale);
          await requireUnpaidLimits(ctx, tx, buyer, { ...answer, locale });
        },
      );
    } catch (error) {
      // After the rollback, so that the same request can be repeated at the new total.
      if (error instanceof TotalChanged)
        await storeShownTotal(db, { accountId, preOrderNo: body.preOrderNo, total: error.total });
      throw error;
    }
  });
};

const registerReading = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const provider = courierProviderOf(ctx);

  route(app, ctx, awaitPayList, async ({ caller, query, locale }) => {
    const { list, total } = await unpaidMasters(db, requireUser(caller), query);
    const cards = list.map(({ master, shops }) => ({
      id: master.id,
      orderNo: master.orderNo,
      totalNum: master.totalNum,
      payPrice: master.total,
      redirect: master.redirect,
      paid: false,
      payType: master.payType,
      payChannel: master.payChannel,
      createTime: wireTime(master.createdAt),
      expireTime: wireTime(master.expiresAt),
      orderList: shops.map((shop) => wireUnpaidShop(shop, minorDigits(master.currency), locale)),
    }));
    return pageAnswer(cards, total, query);
  });

  route(app, ctx, orderList, async ({ caller, query, locale }) => {
    const accountId = requireUser(caller);
    const { list, total } = await ctx.readCommitted((read) => listOrders(read, { accountId }, query));
    return pageAnswer(
      list.map(({ shop, masterOrderNo }) => wireCard(shop, masterOrderNo, locale, orderClockOf(ctx))),
      total,
      query,
    );
  });

  route(app, ctx, orderData, ({ caller }) => countOrders(db, requireUser(caller)));

  route(app, ctx, masterOrderDetail, async ({ caller, params, locale }) => {
    const { master, shops } = await findMaster(db, { accountId: requireUser(caller) }, params.orderNo);
    if (master.cancelledAt) throw new Failure(Code.failure, "orderIsCancelled");
    return wireMaster(master, shops, locale, orderClockOf(ctx));
  });

  route(app, ctx, orderDetail, async ({ caller, params, locale }) => {
    const { shop, master } = await findMerchantOrder(db, { accountId: requireUser(caller) }, params.orderNo);
    return wireMerchantOrder(shop, master, locale, orderClockOf(ctx));
  });

  route(app, ctx, orderCenterData, ({ caller }) => countForCenter(db, requireUser(caller)));

  route(app, ctx, orderExpress, async ({ caller, params, locale }) => {
    const { shop } = await findMerchantOrder(db, { accountId: requireUser(caller) }, params.orderNo);
    await refreshTracksOf(ctx, provider, shop.id);
    return wireLogistics(shop.orderNo, await parcelsWithArrival(ctx, shop.id), locale);
  });

  route(app, ctx, orderHistory, async ({ caller, params, locale }) => {
    const owner = { accountId: requireUser(caller) };
    if (params.orderNo.startsWith("PT")) {
      const { master } = await findMaster(db, owner, params.orderNo);
      return wireHistory(await historyOf(db, master.id), locale);
    }
    const { shop } = await findMerchantOrder(db, owner, params.orderNo);
    return wireHistory(await historyOf(db, shop.masterOrderId, shop.id), locale);
  });
};

const registerActions = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock } = ctx;

  route(app, ctx, cancelOrder, ({ caller, params }) =>
    transaction(db, async (tx) => {
      const accountId = requireUser(caller);
      const order = await lockMasterOrder(tx, { orderNo: params.orderNo, accountId });
      await cancelOrderLocked(tx, order, { event: "cancelled", who: "shopper" }, clock.now());
      return null;
    }),
  );

  route(app, ctx, orderAgain, async ({ caller, params, locale }) => {
    const userId = requireUser(caller);
    await countCartWrite(ctx, ownerKey({ userId }), caller.origin);
    const { shop } = await findMerchantOrder(db, { accountId: userId }, params.orderNo);
    return transaction(db, (tx) => buyAgain(tx, userId, shop, locale, clock.now()));
  });

  route(app, ctx, takeOrder, ({ caller, params }) =>
    transaction(db, async (tx) => {
      await receiveOrder(tx, ctx.config, requireUser(caller), params.orderNo, clock.now());
      return null;
    }),
  );

  route(app, ctx, deleteOrder, ({ caller, params }) =>
    transaction(db, async (tx) => {
      await hideOrder(tx, requireUser(caller), params.orderNo, clock.now());
      return null;
    }),
  );
};

export const registerOrdering = (app: FastifyInstance, ctx: AppContext): void => {
  registerCheckout(app, ctx);
  registerReading(app, ctx);
  registerActions(app, ctx);
  registerVisitorOrders(app, ctx);
  registerGuestOrders(app, ctx);
  registerMerchantOrders(app, ctx);
  registerOperatorOrders(app, ctx);
  ctx.jobs.every("create-order-emails", 2000, () => composeOrderMails(ctx));
  ctx.jobs.every("delete-expired-checkouts", 600_000, async () => {
    await sweepCheckoutSessions(ctx.db, ctx.clock.now());
  });
  ctx.jobs.every("confirm-delivered-orders", 600_000, () => receiveOverdue(ctx));
};
