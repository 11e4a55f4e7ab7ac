import { chargedDigits } from "../shared/charges.ts";
import {
  cartCount,
  cartDelete,
  cartList,
  cartNum,
  cartReset,
  cartSave,
  Code,
  limits,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { transaction } from "../database/transaction.ts";
import { ensureOwner, ownerOf, type Caller, type Owner } from "../http/callers/caller.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { countCartWrite } from "../http/limits/order-limits.ts";
import { route } from "../http/route.ts";
import { dayMs } from "../shared/durations.ts";
import { dayIn } from "../shared/shop-time.ts";
import {
  addToCart,
  deleteRows,
  lockCart,
  ownerKey,
  refusalOf,
  setQuantity,
  insufficientStock,
  sweepGuestCarts,
  type AddedSku,
  type Refusal,
  type RequestedSku,
} from "./change-cart.ts";
import { countCart, listCart } from "./list-cart.ts";

const refused = ({ key, values }: Refusal): Failure => new Failure(Code.failure, key, values);

/** @throws Failure if one of the skus can't be bought, not in that quantity, or the cart is full */
const requireAdded = (requested: readonly RequestedSku[], added: readonly AddedSku[]): void => {
  for (const { skuId } of requested) {
    const refusal = refusalOf(added.find((row) => row.skuId === skuId));
    if (refusal) throw refused(refusal);
  }
};

const ownerOrNotFound = (owner: Owner | null): Owner => {
  if (!owner) throw notFound();
  return owner;
};

export const registerCart = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock } = ctx;
  const digits = chargedDigits(ctx.config);
  const countWrite = (caller: Caller) => {
    const owner = ownerOf(caller);
    return countCartWrite(ctx, owner && ownerKey(owner), caller.origin);
  };

  route(app, ctx, cartList, ({ caller, query, locale }) => {
    const owner = ownerOf(caller);
    return owner
      ? listCart(db, owner, query.isValid, locale, {
          now: clock.now(),
          today: dayIn(ctx.config.timeZone, clock.now()),
          digits,
        })
      : [];
  });

  route(app, ctx, cartCount, async ({ caller, query }) => {
    const owner = ownerOf(caller);
    const counts = owner ? await countCart(db, owner, query.numType) : { rows: 0, pieces: 0 };
    return { count: query.type === "total" ? counts.rows : counts.pieces };
  });

  route(app, ctx, cartSave, async ({ caller, body, reply, setMessage }) => {
    const requested = body.map(({ productId, productAttrUnique, cartNum: quantity }) => ({
      productId,
      skuId: productAttrUnique,
      quantity,
    }));
    await countWrite(caller);
    requireAdded(requested, await addToCart(db, ensureOwner(ctx, caller, reply), requested, clock.now()));
    setMessage("addedToCart");
    return null;
  });

  route(app, ctx, cartNum, async ({ caller, body }) => {
    const owner = ownerOrNotFound(ownerOf(caller));
    await countWrite(caller);
    const row = await setQuantity(db, owner, body.id, body.number, clock.now());
    if (!row) throw notFound();
    if (!row.done) throw refused(insufficientStock(row.stock));
    return null;
  });

  route(app, ctx, cartDelete, async ({ caller, body }) => {
    const owner = ownerOf(caller);
    if (owner) await deleteRows(db, owner, body.ids);
    return null;
  });

  route(app, ctx, cartReset, async ({ caller, body }) => {
    const owner = ownerOrNotFound(ownerOf(caller));
    await countWrite(caller);
    const requested = [{ productId: body.productId, skuId: body.unique, quantity: body.num }];
    return transaction(db, async (tx) => {
      await lockCart(tx, owner);
      if ((await deleteRows(tx, owner, [body.id])) === 0) throw notFound();
      requireAdded(requested, await addToCart(tx, owner, requested, clock.now()));
      return true;
    });
  });

  ctx.jobs.every("delete-old-guest-carts", dayMs, () =>
    sweepGuestCarts(db, new Date(clock.now().getTime() - limits.guestTokenSeconds * 1000)),
  );
};
