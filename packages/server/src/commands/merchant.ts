import { parseArgs } from "node:util";
import { merchant } from "../database/schema/merchants.ts";
import { setShopOpen } from "../merchants/set-open.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";

export const listMerchants: Command = {
  name: "merchant list",
  args: "[--closed]",
  summary: "list the shops, or only the closed ones",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({ args, options: { closed: { type: "boolean", default: false } } });
    const shops = await db
      .select({ id: merchant.id, name: merchant.name, isOpen: merchant.isOpen })
      .from(merchant)
      .orderBy(merchant.id);
    for (const { id, name, isOpen } of shops)
      if (!values.closed || !isOpen)
        output.write(`${String(id).padStart(6)}  ${isOpen ? "open  " : "closed"}  ${name}\n`);
    return 0;
  },
};

export const closeMerchant: Command = {
  name: "merchant close",
  args: "NAME --reason TEXT",
  summary: "hide a shop and its products; its orders continue",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0 || !values.reason)
      throw new WrongUse("the shop or the reason is missing", "name one shop and add --reason TEXT");
    await setShopOpen(ctx, operatorActor, await findShop(ctx.db, name), false, values.reason);
    output.write(`“${name}” is closed.\n`);
    return 0;
  },
};

export const openMerchant: Command = {
  name: "merchant open",
  args: "NAME",
  summary: "reopen a closed shop with its products",
  run: async ({ ctx, output }, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0)
      throw new WrongUse("a single shop name is expected", "quote a name with spaces");
    await setShopOpen(ctx, operatorActor, await findShop(ctx.db, name), true, null);
    output.write(`“${name}” is open.\n`);
    return 0;
  },
};
