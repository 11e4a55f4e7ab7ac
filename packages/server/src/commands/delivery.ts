import { parseArgs } from "node:util";
import { listDeliveryTimes, writeDeliveryTime } from "../shipping/delivery/delivery-times.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";
import { placeOf, placeWidth } from "./place.ts";

const dayLimit = 120;

const daysOf = (text: string): number => {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 0 || days > dayLimit)
    throw new WrongUse(`“${text}” isn’t a number of days from 0 to ${dayLimit}.`);
  return days;
};

export const deliveryTimes: Command = {
  name: "delivery",
  args: "--merchant NAME [PLACE [MIN MAX] [--handling DAYS]]",
  summary: "lists in how many working days a shop delivers where, or says it; no days take a place off",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { merchant: { type: "string" }, handling: { type: "string", default: "1" } },
    });
    if (values.merchant === undefined) throw new WrongUse("Name a shop by --merchant.");
    const shop = await findShop(ctx.db, values.merchant);
    const [country, ...days] = positionals;
    if (country !== undefined) {
      const [minDays, maxDays] = days.map(daysOf);
      if (days.length !== 0 && days.length !== 2) throw new WrongUse("Say the fewest and the most days.");
      if (minDays !== undefined && maxDays !== undefined && minDays > maxDays)
        throw new WrongUse("The fewest days come first.");
      await writeDeliveryTime(
        ctx,
        operatorHere,
        shop,
        placeOf(country),
        minDays === undefined || maxDays === undefined
          ? null
          : { minDays, maxDays, handlingDays: daysOf(values.handling) },
      );
    }
    for (const row of await listDeliveryTimes(ctx.db, shop))
      output.write(
        `${row.country.padEnd(placeWidth)}  ${row.minDays}–${row.maxDays} working days, ${row.handlingDays} before it is sent\n`,
      );
    return 0;
  },
};
