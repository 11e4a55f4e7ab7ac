import type { WireLocale } from "@carmine/api/contract";
import { and, inArray } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { textOf } from "../../http/messages.ts";
import { merchantOrdersOf, type OrderOwner } from "../orders/find-orders.ts";

export interface OrderResult<Done> {
  readonly orderNo: string;
  /** Null if it failed. */
  readonly done: Done | null;
  /** Why it failed, in the caller's language. */
  readonly problem: string | null;
}

/** @throws Failure 404 if none of the orders is the owner's */
const requireAnyOwn = async (
  { db }: Pick<AppContext, "db">,
  owner: OrderOwner,
  orderNos: readonly string[],
): Promise<void> => {
  const [found] = await db
    .select({ orderNo: merchantOrder.orderNo })
    .from(merchantOrder)
    .where(and(inArray(merchantOrder.orderNo, [...orderNos]), merchantOrdersOf(owner)))
    .limit(1);
  if (!found) throw notFound();
};

/**
 * Changes many orders, one after the other, each in its own transaction.
 * @returns the result of each order, in the order of the input; a refused one has its reason, also an order of
 * another shop
 * @throws Failure 404 if none of the orders is the owner's
 */
export const eachOrder = async <Input extends { readonly orderNo: string }, Done>(
  ctx: Pick<AppContext, "db">,
  owner: OrderOwner,
  inputs: readonly Input[],
  locale: WireLocale,
  change: (input: Input) => Promise<Done>,
): Promise<OrderResult<Done>[]> => {
  await requireAnyOwn(
    ctx,
    owner,
    inputs.map(({ orderNo }) => orderNo),
  );
  const results: OrderResult<Done>[] = [];
  for (const input of inputs) {
    const { orderNo } = input;
    try {
      results.push({ orderNo, done: await change(input), problem: null });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ orderNo, done: null, problem: textOf(error.key, locale, error.values) });
    }
  }
  return results;
};

/** Like `eachOrder` for distinct order numbers and a change without a result. */
export const eachOrderNo = async (
  ctx: Pick<AppContext, "db">,
  owner: OrderOwner,
  orderNos: readonly string[],
  locale: WireLocale,
  change: (orderNo: string) => Promise<unknown>,
): Promise<{ orderNo: string; problem: string | null }[]> => {
  const inputs = [...new Set(orderNos)].map((orderNo) => ({ orderNo }));
  const results = await eachOrder(ctx, owner, inputs, locale, ({ orderNo }) => change(orderNo));
  return results.map(({ orderNo, problem }) => ({ orderNo, problem }));
};
