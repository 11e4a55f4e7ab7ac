import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { rights } from "../rights.ts";
import { secondFactorState } from "./second-factor.ts";
import { orNull } from "../values.ts";

/** A workspace: a shop that the account works for, or the marketplace. */
export const consolePlace = z.object({
  role: z.enum(["merchant", "operator"]),
  /** Null for the marketplace, like `merName` and `avatar`. */
  merId: orNull(z.number()),
  merName: orNull(z.string()),
  avatar: orNull(z.string()),
  /** One of `merchantRoles`, or of `operatorRoles` for the marketplace. */
  staffRole: z.string(),
  rights: z.array(z.enum(rights)),
  /**
   * IANA time zone of the shop's hours, such as `Europe/Paris`, or of the marketplace. It determines the boundaries of days.
   */
  zone: z.string(),
});
export type ConsolePlace = z.output<typeof consolePlace>;

export const consoleUser = z.object({
  id: z.number(),
  /** Nickname. */
  name: z.string(),
  email: orNull(z.string()),
  avatar: orNull(z.string()),
  /** Language of the account, which the console starts with. */
  locale: z.string(),
  /** Name of the marketplace in the language of the request. */
  marketplace: z.string(),
  /** Currency of all amounts, ISO 4217. */
  currency: z.string(),
  /** IANA time zone of the marketplace. */
  zone: z.string(),
  /** The marketplace first, then shops by id. Empty for an account that isn't staff. */
  places: z.array(consolePlace),
  secondFactor: secondFactorState,
});
export type ConsoleUser = z.output<typeof consoleUser>;

export const consoleMe = endpoint({
  method: "GET",
  path: "/api/console/me",
  policy: "shopper",
  summary: "The signed-in account and its workspaces with role and rights. Any account may call it.",
  data: consoleUser,
});
