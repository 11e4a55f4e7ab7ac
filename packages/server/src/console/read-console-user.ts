import type { ConsoleUser, WireLocale } from "@carmine/api/contract";
import { eq, inArray } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { account, recoveryCode } from "../database/schema/accounts.ts";
import { merchant } from "../database/schema/merchants.ts";
import { notFound } from "../http/envelope/failure.ts";
import { requireUser, type Caller } from "../http/callers/caller.ts";
import { membershipsOf } from "../http/callers/roles.ts";
import { readFactorOf } from "../http/callers/second-factor.ts";
import { readSiteName } from "../messaging/mail/site-name.ts";
import { mediaAddressOrNull } from "../shared/media-address.ts";

/** An account with its workspaces; one without any isn't staff. */
export const readConsoleUser = async (
  { db, config }: Pick<AppContext, "db" | "config">,
  caller: Caller,
  locale: WireLocale,
): Promise<ConsoleUser> => {
  const accountId = requireUser(caller);
  const [[own], roles, factor, siteName] = await Promise.all([
    db.select().from(account).where(eq(account.id, accountId)),
    membershipsOf(db, accountId),
    readFactorOf(db, caller),
    readSiteName(db),
  ]);
  if (!own) throw notFound();
  const shopIds = roles.flatMap(({ merchantId }) => merchantId ?? []);
  const shops =
    shopIds.length === 0 ? [] : await db.select().from(merchant).where(inArray(merchant.id, shopIds));
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  return {
    id: own.id,
    name: own.nickname,
    email: own.email,
    avatar: mediaAddressOrNull(own.avatar),
    locale: own.locale,
    marketplace: siteName(locale),
    currency: config.currency,
    zone: config.timeZone,
    secondFactor: {
      isSetUp: factor.isSetUp,
      isCodeNeeded: factor.isSetUp && !factor.isPassed,
      isSetupRequired:
        config.operatorSecondFactor && !factor.isSetUp && roles.some(({ role }) => role === "operator"),
      recoveryCodeCount: factor.isSetUp
        ? await db.$count(recoveryCode, eq(recoveryCode.accountId, accountId))
        : 0,
    },
    places: roles.map(({ role, merchantId, staffRole, rights }) => {
      const shop = merchantId === null ? undefined : byId.get(merchantId);
      return {
        role,
        merId: merchantId,
        merName: shop?.name ?? null,
        avatar: mediaAddressOrNull(shop?.avatar ?? null),
        staffRole,
        rights: [...rights],
        zone: shop?.openingHours?.timeZone ?? config.timeZone,
      };
    }),
  };
};
