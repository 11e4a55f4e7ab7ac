import { parseArgs } from "node:util";
import { confirmDelivery } from "../ordering/transitions/confirm-delivery.ts";
import { everyOrder, merchantActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const arriveByCommand: Command = {
  name: "order arrive",
  args: "SH…",
  summary:
    "mark the parcels of an order as delivered, for couriers without tracking; the shopper gets a mail",
  run: async ({ ctx, output }, args) => {
    const [orderNo] = parseArgs({ args, allowPositionals: true }).positionals;
    if (orderNo === undefined)
      throw new WrongUse("the order is missing", "name it by its number, such as SH…");
    const count = await confirmDelivery(ctx, merchantActor, everyOrder, orderNo);
    output.write(`${count} ${count === 1 ? "parcel" : "parcels"} of ${orderNo} arrived.\n`);
    return 0;
  },
};
