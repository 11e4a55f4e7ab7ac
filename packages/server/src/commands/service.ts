import { parseArgs } from "node:util";
import { isTimeZone, parsePeriods, formatPeriods } from "../content/opening-hours.ts";
import {
  contactRules,
  readContacts,
  type ServiceContacts,
  serviceWays,
  writeContacts,
} from "../content/service-contacts.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";
import { languageIn } from "./language.ts";

/** The opening hours after `--open` and `--time-zone`; undefined if neither is given. */
const openingIn = (
  open: string | undefined,
  zone: string | undefined,
  before: ServiceContacts["opening"],
): ServiceContacts["opening"] => {
  if (open === "") return null;
  if (open === undefined && zone === undefined) return undefined;
  const periods = open === undefined ? before?.periods : parsePeriods(open);
  if (!periods)
    throw new WrongUse(
      `"${open ?? ""}" is not a list of opening hours`,
      'write for example "Mon-Fri 08:00-20:00, Sat 09:00-16:00"',
    );
  const timeZone = zone ?? before?.timeZone ?? "";
  if (!isTimeZone(timeZone))
    throw new WrongUse(`"${timeZone}" is not a time zone`, "use an IANA name such as Europe/Paris");
  return { timeZone, periods };
};

export const serviceContacts: Command = {
  name: "service",
  args: "[--merchant NAME] [--chat URL] [--phone NUMBER] [--message URL] [--email ADDRESS] [--hours TEXT [--language en]] [--open HOURS] [--time-zone NAME]",
  summary:
    'show or set the contacts and opening hours of the marketplace or of a shop, such as --open "Mon-Fri 08:00-20:00"; an empty text deletes a contact',
  run: async ({ ctx, output }, args) => {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      args,
      options: {
        merchant: text,
        chat: text,
        phone: text,
        message: text,
        email: text,
        hours: text,
        open: text,
        "time-zone": text,
        language: { type: "string", default: "en" },
      },
    });
    const locale = languageIn(values.language);
    const shop = values.merchant === undefined ? null : await findShop(ctx.db, values.merchant);
    const change: Omit<ServiceContacts, "hours"> = {};
    for (const way of serviceWays) {
      const value = values[way]?.trim();
      if (value === undefined) continue;
      if (value !== "" && !contactRules[way].fits(value))
        throw new WrongUse(`--${way} "${value}" is invalid`, `use ${contactRules[way].wanted}`);
      change[way] = value || null;
    }
    const [open, zone] = [values.open?.trim(), values["time-zone"]?.trim()];
    const saysOpening = open !== undefined || zone !== undefined;
    if (saysOpening && shop === null)
      throw new WrongUse("only a shop has opening hours", "add --merchant NAME");
    const changeOf = ({ opening }: ServiceContacts): typeof change => ({
      ...change,
      ...(saysOpening && { opening: openingIn(open, zone, opening) ?? null }),
    });
    const hours = values.hours === undefined ? undefined : { locale, text: values.hours.trim() };
    if (hours || saysOpening || Object.keys(change).length > 0)
      await writeContacts(ctx, operatorActor, shop, changeOf, hours);
    const now = await readContacts(ctx.db, shop);
    for (const way of serviceWays) output.write(`${way.padEnd(8)} ${now[way] ?? "(none)"}\n`);
    const opening = Object.entries(now.hours ?? {}).map(([language, periods]) => `${language}: ${periods}`);
    output.write(`hours    ${opening.join(" | ") || "(none)"}\n`);
    if (shop !== null)
      output.write(
        `open     ${now.opening ? `${formatPeriods(now.opening.periods)} (${now.opening.timeZone})` : "(none)"}\n`,
      );
    return 0;
  },
};
