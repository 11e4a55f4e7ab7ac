import { parseArgs } from "node:util";
import { confirmDelivery } from "../ordering/transitions/confirm-delivery.ts";
import { everyOrder, merchantHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const arriveByCommand: Command = {
  name: "order arrive",
  args: "SH…",
  summary: "says that the parcels of an order have arrived, where no courier tells it; the shopper is mailed",
  run: async ({ ctx, output }, args) => {
    const [orderNo] = parseArgs({ args, allowPositionals: true }).positionals;
    if (orderNo === undefined) throw new WrongUse("Name an order.");
    const count = await confirmDelivery(ctx, merchantHere, everyOrder, orderNo);
    output.write(`${count} ${count === 1 ? "parcel" : "parcels"} of ${orderNo} arrived.\n`);
    return 0;
  },
};
