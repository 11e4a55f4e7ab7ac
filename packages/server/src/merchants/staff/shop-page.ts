import { isDeepStrictEqual } from "node:util";
import { Code, shopPageFields, shopPageLimits, type ShopPage } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Actor } from "../../audit/record-audit.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { indexTokens } from "../../catalogue/search/query/tokens.ts";
import { anyLanguageField, entryShape, readFields, textField } from "../../content/editing/fields.ts";
import { type TakePicture, withPictures } from "../../content/editing/pictures.ts";
import { Refused } from "../../content/editing/refused.ts";
import { isTimeZone } from "../../content/opening-hours.ts";
import { differingFields, mergedFields } from "../../content/staff/merge-fields.ts";
import { withRefusals } from "../../content/staff/refusals.ts";
import type { AppContext } from "../../context.ts";
import { isUniqueViolation } from "../../database/errors.ts";
import { publishTags } from "../../database/publish-tags.ts";
import type { Queryable } from "../../database/connection.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, found } from "../../http/envelope/failure.ts";
import { hasText, type LocalizedText } from "../../shared/localized-text.ts";
import {
  mediaAddress,
  mediaAddressOrNull,
  mediaKeyIn,
  withoutPictureHost,
} from "../../shared/media-address.ts";

type Row = typeof merchant.$inferSelect;
type Fields = Omit<ShopPage, "id">;

const lineOrNull = (max: number) => z.nullable(textField(max));
const contact = lineOrNull(shopPageLimits.contact);
const webAddress = z.nullable(
  z.string().check(
    z.maxLength(500, "is longer than 500 characters."),
    z.refine((text) => URL.canParse(text) && text.startsWith("https://"), "must start with https://."),
  ),
);
const dayField = z.nullable(
  z
    .string()
    .check(z.refine((day) => !Number.isNaN(new Date(day).getTime()), "must be a day such as 2026-12-31.")),
);
const picture = z.nullable(textField(500));

/** Limits of texts, which the contract doesn't check so that stored ones can always be read. */
const shape = entryShape({
  name: textField(shopPageLimits.name),
  intro: z.nullable(anyLanguageField(shopPageLimits.intro, "lines")),
  avatar: picture,
  cover: picture,
  pageCover: picture,
  streetCover: picture,
  banners: z.array(textField(500)),
  serviceEmail: contact,
  servicePhone: contact,
  serviceLink: webAddress,
  serviceMessage: webAddress,
  openingHours: z.nullable(
    z.object({
      timeZone: z.string().check(z.refine(isTimeZone, "is not a time zone.")),
      periods: z.array(z.object({ day: z.int(), from: z.string(), to: z.string() })),
    }),
  ),
  openingTime: z.nullable(anyLanguageField(shopPageLimits.openingTime)),
  realName: contact,
  email: contact,
  phone: contact,
  address: contact,
  vacationFrom: dayField,
  vacationUntil: dayField,
  vacationStopsOrders: z.boolean(),
});

const filled = (text: string | null | undefined): string | null => (text ? text : null);
const textsOrNull = (text: LocalizedText | null): LocalizedText | null =>
  text !== null && hasText(text) ? text : null;

const pageOf = (row: Row): ShopPage => ({
  id: row.id,
  name: row.name,
  intro: textsOrNull(row.intro),
  avatar: mediaAddressOrNull(row.avatar),
  cover: mediaAddressOrNull(row.cover),
  pageCover: mediaAddressOrNull(row.pageCover),
  streetCover: mediaAddressOrNull(row.streetCover),
  banners: row.banners.map(mediaAddress),
  serviceEmail: filled(row.service.email),
  servicePhone: filled(row.service.phone),
  serviceLink: filled(row.service.link),
  serviceMessage: filled(row.service.message),
  openingHours: row.openingHours,
  openingTime: textsOrNull(row.openingTime),
  realName: filled(row.realName),
  email: filled(row.email),
  phone: filled(row.phone),
  address: filled(row.address),
  vacationFrom: row.vacationFrom,
  vacationUntil: row.vacationUntil,
  vacationStopsOrders: row.vacationStopsOrders,
});

/** The public content of a shop. @throws Failure 404 without such a shop */
export const readShopPage = async (db: Queryable, id: number): Promise<ShopPage> => {
  const [row] = await db.select().from(merchant).where(eq(merchant.id, id));
  return pageOf(found(row ?? null));
};

/** @throws Refused for a vacation with one day or in the wrong order, and for overlapping or reversed hours */
const checkTimes = ({ openingHours, vacationFrom, vacationUntil }: Fields): void => {
  if ((vacationFrom === null) !== (vacationUntil === null))
    throw new Refused("vacationUntil: needs a first and a last day.", { text: { key: "vacationDays" } });
  if (vacationFrom !== null && vacationUntil !== null && vacationFrom > vacationUntil)
    throw new Refused("vacationUntil: is before the first day.", { text: { key: "vacationDays" } });
  const periods = openingHours?.periods ?? [];
  const isWrong = periods.some(({ day, from, to }, at) => {
    const next = periods[at + 1];
    return from >= to || (next !== undefined && (next.day < day || (next.day === day && next.from < to)));
  });
  if (isWrong) throw new Refused("openingHours: periods overlap.", { text: { key: "openingHoursWrong" } });
};

/** The preferred service channel: the current one, if it is still configured. */
const serviceOf = (row: Row, fields: Fields): Row["service"] => {
  const channels = {
    email: fields.serviceEmail,
    phone: fields.servicePhone,
    H5: fields.serviceLink,
    message: fields.serviceMessage,
  } as const;
  const names = ["email", "phone", "H5", "message"] as const;
  const type =
    channels[row.service.type] === null ? names.find((name) => channels[name] !== null) : undefined;
  return {
    type: type ?? row.service.type,
    ...(fields.serviceEmail !== null && { email: fields.serviceEmail }),
    ...(fields.servicePhone !== null && { phone: fields.servicePhone }),
    ...(fields.serviceLink !== null && { link: fields.serviceLink }),
    ...(fields.serviceMessage !== null && { message: fields.serviceMessage }),
  };
};

const noText = { en: "" };

const columnsOf = (row: Row, fields: Fields) => ({
  name: fields.name,
  tokens: indexTokens([fields.name, ...row.keywords]),
  intro: textsOrNull(fields.intro) ?? noText,
  avatar: fields.avatar && mediaKeyIn(fields.avatar),
  cover: fields.cover && mediaKeyIn(fields.cover),
  pageCover: fields.pageCover && mediaKeyIn(fields.pageCover),
  streetCover: fields.streetCover && mediaKeyIn(fields.streetCover),
  banners: fields.banners.flatMap((url) => mediaKeyIn(url) ?? []),
  service: serviceOf(row, fields),
  openingHours: fields.openingHours,
  openingTime: textsOrNull(fields.openingTime) ?? noText,
  realName: fields.realName ?? "",
  email: fields.email ?? "",
  phone: fields.phone ?? "",
  address: fields.address ?? "",
  vacationFrom: fields.vacationFrom,
  vacationUntil: fields.vacationUntil,
  vacationStopsOrders: fields.vacationStopsOrders,
});

const pictureFields = ["avatar", "cover", "pageCover", "streetCover"] as const;

/** Takes the pictures that the write adds; stored ones are the shop's already. */
const takeNewPictures = async (take: TakePicture, before: Fields, after: Fields): Promise<void> => {
  const known = new Set([...pictureFields.map((name) => before[name]), ...before.banners]);
  const urls = [...pictureFields.map((name) => after[name]), ...after.banners];
  for (const url of urls) if (url !== null && !known.has(url)) await take(url);
};

interface Saved {
  readonly id: number;
  readonly from: Fields;
  readonly to: Fields;
}

/**
 * Changes what shoppers see of a shop: the fields that differ between `from` and `to`.
 * @throws Failure 404 without such a shop; 409 if a changed field isn't `from` any more; 400 for a wrong value
 */
export const saveShopPage = (ctx: AppContext, actor: Actor, sent: Saved): Promise<ShopPage> => {
  const { id, from, to } = withoutPictureHost(sent);
  const { db, clock, config } = ctx;
  const place = { media: config, folder: null, accountId: actor.accountId };
  return withRefusals(() =>
    withPictures(db, place, ({ keepIn }) =>
      transaction(db, async (tx) => {
        const now = clock.now();
        const [row] = await tx.select().from(merchant).where(eq(merchant.id, id)).for("no key update");
        const before = pageOf(found(row ?? null));
        const stored = z.parse(shopPageFields, before);
        const merged = mergedFields(stored, from, to, before);
        const fields: Fields = readFields(shape, merged, "");
        checkTimes(fields);
        const changed = differingFields(stored, { ...fields });
        if (changed.length === 0 || !row) return before;
        await takeNewPictures(keepIn(tx), before, fields);
        await tx
          .update(merchant)
          .set({ ...columnsOf(row, fields), updatedAt: now })
          .where(eq(merchant.id, id));
        const only = (values: object) =>
          Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)));
        const act = {
          merchantId: id,
          action: "merchant.write",
          subject: `merchant:${id}`,
          before: only(before),
          after: only(fields),
        };
        await recordAudit(tx, actor, act, now);
        await publishTags(tx, [`shop:${id}`, "home", "search", "coupons"]);
        const after = await readShopPage(tx, id);
        return isDeepStrictEqual(after, before) ? before : after;
      }).catch((error: unknown) => {
        if (isUniqueViolation(error, "merchant_name")) throw new Failure(Code.badRequest, "shopNameTaken");
        throw error;
      }),
    ),
  );
};
