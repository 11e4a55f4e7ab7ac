import type { OpeningHours, WireLocale } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable, Transaction } from "../database/connection.ts";
import { lockTable } from "../database/lock-table.ts";
import { publishTags } from "../database/publish-tags.ts";
import { platform, type PlatformService } from "../database/schema/content.ts";
import { merchant, type MerchantService } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { hasText, type LocalizedText } from "../shared/localized-text.ts";
import { platformCurrencyOf } from "./platform-currency.ts";

/** Contact channels of the marketplace or a shop, in display order. */
export const serviceWays = ["chat", "phone", "message", "email"] as const;
export type ServiceWay = (typeof serviceWays)[number];

/** A channel that is null or missing isn't offered. */
export interface ServiceContacts extends Partial<Record<ServiceWay, string | null>> {
  /** Service hours as text. */
  hours?: LocalizedText | null;
  /** A shop's opening hours, machine-readable; the marketplace has none. */
  opening?: OpeningHours | null;
}

const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** The valid values of each contact, and their description for the command line. */
export const contactRules: Readonly<Record<ServiceWay, { fits: (text: string) => boolean; wanted: string }>> =
  {
    chat: { fits: isWebAddress, wanted: "an address that begins with https://" },
    message: { fits: isWebAddress, wanted: "an address that begins with https://" },
    phone: { fits: (text) => /^\+?[\d ()-]{4,30}$/.test(text), wanted: "a phone number" },
    email: { fits: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), wanted: "an email address" },
  };

const platformType = { chat: "h5", phone: "hotline", message: "message", email: "email" } as const;
const shopType = { chat: "H5", phone: "phone", message: "message", email: "email" } as const;

/** The channel for clients that show only one. */
const firstWay = (contacts: ServiceContacts): ServiceWay =>
  serviceWays.find((way) => contacts[way]) ?? "email";

const ofPlatform = (service: PlatformService | undefined): ServiceContacts => ({
  chat: service?.h5Url || null,
  phone: service?.hotline || null,
  message: service?.message || null,
  email: service?.email || null,
  hours: service?.hours ?? null,
});

const ofShop = (
  { link, phone, message, email }: MerchantService,
  hours: LocalizedText,
  opening: OpeningHours | null,
): ServiceContacts => ({
  chat: link ?? null,
  phone: phone ?? null,
  message: message ?? null,
  email: email ?? null,
  hours: hasText(hours) ? hours : null,
  opening,
});

/**
 * Contact channels of a shop or the marketplace.
 * @param merchantId null for the marketplace
 */
export const readContacts = async (db: Queryable, merchantId: number | null): Promise<ServiceContacts> => {
  if (merchantId === null) {
    const [row] = await db.select({ service: platform.service }).from(platform);
    return ofPlatform(row?.service);
  }
  const [row] = await db
    .select({ service: merchant.service, hours: merchant.openingTime, opening: merchant.openingHours })
    .from(merchant)
    .where(eq(merchant.id, merchantId));
  return row ? ofShop(row.service, row.hours, row.opening) : {};
};

const writePlatform = async (tx: Queryable, contacts: ServiceContacts, currency: string): Promise<void> => {
  const service: PlatformService = {
    type: platformType[firstWay(contacts)],
    h5Url: contacts.chat ?? "",
    hotline: contacts.phone ?? "",
    message: contacts.message ?? "",
    email: contacts.email ?? "",
    ...(contacts.hours && { hours: contacts.hours }),
  };
  await tx
    .insert(platform)
    .values({ currency: platformCurrencyOf(currency), service })
    .onConflictDoUpdate({ target: platform.id, set: { service } });
};

const writeShop = async (tx: Queryable, id: number, contacts: ServiceContacts): Promise<void> => {
  const { chat, phone, message, email, hours, opening } = contacts;
  const service: MerchantService = {
    type: shopType[firstWay(contacts)],
    ...(chat && { link: chat }),
    ...(phone && { phone }),
    ...(message && { message }),
    ...(email && { email }),
  };
  await tx
    .update(merchant)
    .set({ service, openingTime: hours ?? { en: "" }, openingHours: opening ?? null })
    .where(eq(merchant.id, id));
};

/** Serializes writers of these contacts. */
const lockContacts = async (tx: Transaction, merchantId: number | null): Promise<void> => {
  if (merchantId === null) await lockTable(tx, platform);
  else await tx.select().from(merchant).where(eq(merchant.id, merchantId)).for("no key update");
};

/**
 * Changes contact channels of a shop or the marketplace; missing ones stay.
 * @param changeOf the changes, given the current contacts
 */
export const writeContacts = (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  merchantId: number | null,
  changeOf: (before: ServiceContacts) => ServiceContacts,
  hours?: { readonly locale: WireLocale; readonly text: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockContacts(tx, merchantId);
    const before = await readContacts(tx, merchantId);
    const after: ServiceContacts = { ...before, ...changeOf(before) };
    if (hours) {
      const { [hours.locale]: _before, ...others } = before.hours ?? { en: hours.text };
      const own = hours.text === "" ? {} : { [hours.locale]: hours.text };
      const texts = { ...others, ...own } as LocalizedText;
      after.hours = hasText(texts) ? texts : null;
    }
    await (merchantId === null
      ? writePlatform(tx, after, config.currency)
      : writeShop(tx, merchantId, after));
    const act = {
      merchantId,
      action: "service.write",
      subject: merchantId === null ? "service" : `service:${merchantId}`,
      before: { ...before },
      after: { ...after },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, merchantId === null ? ["home", "search"] : [`shop:${merchantId}`]);
  });
