import { parseArgs } from "node:util";
import { shipment } from "@carmine/api/contract";
import { shipOrder } from "../ordering/transitions/ship-order.ts";
import { everyOrder, merchantActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { lineCounts } from "./line-counts.ts";

export const shipByCommand: Command = {
  name: "order ship",
  args: [
    "SH… --courier CODE --number NUMBER [--lines ID[:COUNT],…]",
    "SH… --person NAME --phone NUMBER [--lines ID[:COUNT],…]",
    "SH… --virtual [--note TEXT] [--lines ID[:COUNT],…]",
  ],
  summary: "ship an order, completely or only some of its lines",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        courier: { type: "string" },
        number: { type: "string" },
        person: { type: "string" },
        phone: { type: "string" },
        virtual: { type: "boolean" },
        note: { type: "string" },
        lines: { type: "string" },
      },
    });
    const [orderNo] = positionals;
    const lines = lineCounts(values.lines);
    const input = shipment.safeParse(
      values.virtual
        ? { deliveryType: "fictitious", note: values.note, lines }
        : values.person !== undefined
          ? { deliveryType: "merchant", deliveryName: values.person, deliveryPhone: values.phone, lines }
          : { deliveryType: "express", deliveryCode: values.courier, deliveryId: values.number, lines },
    );
    if (orderNo === undefined || !input.success)
      throw new WrongUse("the order or the way of delivery is incomplete", "use one of the forms below");
    const { parcelId } = await shipOrder(ctx, merchantActor, everyOrder, orderNo, input.data);
    output.write(`Parcel ${parcelId} of ${orderNo} is on its way.\n`);
    return 0;
  },
};
