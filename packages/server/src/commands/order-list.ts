import { parseArgs } from "node:util";
import { orderStateOf } from "@carmine/api/contract";
import { listOrders } from "../ordering/orders/list-orders.ts";
import { everyOrder } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";
import { pageNumber } from "./page-number.ts";

/** Values of the contract's `type`. */
const types: Readonly<Record<string, number>> = {
  all: -9,
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  finished: 3,
  toReview: 4,
  refund: 5,
};

export const listShopOrders: Command = {
  name: "order list",
  args: "[--merchant NAME] [--state all|unpaid|toShip|toReceive|finished|toReview|refund] [--words TEXT] [--page N]",
  summary: "list the orders of one shop or of all, newest first",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: {
        merchant: { type: "string" },
        state: { type: "string", default: "all" },
        words: { type: "string" },
        page: { type: "string", default: "1" },
      },
    });
    const type = types[values.state];
    const page = pageNumber(values.page);
    if (type === undefined)
      throw new WrongUse(
        `there is no state "${values.state}"`,
        `use one of ${Object.keys(types).join(", ")}`,
      );
    const owner =
      values.merchant === undefined ? everyOrder : { shopIds: [await findShop(db, values.merchant)] };
    const { list, total } = await listOrders(db, owner, { type, keywords: values.words, page, limit: 20 });
    for (const { shop, masterOrderNo, currency } of list) {
      const { status, refundStatus, paidAt } = shop;
      const state = orderStateOf({ paid: paidAt !== null, status, refundStatus });
      output.write(
        `${shop.orderNo}  ${masterOrderNo}  ${state.padEnd(9)}  ${shop.total.padStart(10)} ${currency}  ${shop.merchantName}\n`,
      );
    }
    output.write(`${total} ${total === 1 ? "order" : "orders"}\n`);
    return 0;
  },
};
