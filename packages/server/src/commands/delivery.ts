import { parseArgs } from "node:util";
import { listDeliveryTimes, writeDeliveryTime } from "../shipping/delivery/delivery-times.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";
import { placeOf, placeWidth } from "./place.ts";

const dayLimit = 120;

const daysOf = (text: string): number => {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 0 || days > dayLimit)
    throw new WrongUse(`"${text}" is not a number of days`, `use a whole number from 0 to ${dayLimit}`);
  return days;
};

export const deliveryTimes: Command = {
  name: "delivery",
  args: "--merchant NAME [PLACE [MIN MAX] [--handling DAYS]]",
  summary: "list or set the working days of a shop's deliveries by place; without days the place is removed",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { merchant: { type: "string" }, handling: { type: "string", default: "1" } },
    });
    if (values.merchant === undefined) throw new WrongUse("the shop is missing", "add --merchant NAME");
    const shop = await findShop(ctx.db, values.merchant);
    const [country, ...days] = positionals;
    if (country !== undefined) {
      const [minDays, maxDays] = days.map(daysOf);
      if (days.length !== 0 && days.length !== 2)
        throw new WrongUse("the number of days is incomplete", "give the minimum and the maximum");
      if (minDays !== undefined && maxDays !== undefined && minDays > maxDays)
        throw new WrongUse(`${minDays} is more than ${maxDays}`, "give the minimum first");
      await writeDeliveryTime(
        ctx,
        operatorActor,
        shop,
        placeOf(country),
        minDays === undefined || maxDays === undefined
          ? null
          : { minDays, maxDays, handlingDays: daysOf(values.handling) },
      );
    }
    for (const row of await listDeliveryTimes(ctx.db, shop))
      output.write(
        `${row.country.padEnd(placeWidth)}  ${row.minDays}–${row.maxDays} working days, ${row.handlingDays} to handle\n`,
      );
    return 0;
  },
};
