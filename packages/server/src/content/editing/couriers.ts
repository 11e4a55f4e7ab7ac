import { shopTextLimits } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Queryable } from "../../database/connection.ts";
import { courier, parcel } from "../../database/schema/shipping.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { hasForm, isNumberForm } from "../../shipping/couriers/number-forms.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, flagField, localizedField, positionField, textField } from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

export interface CourierFields extends Placed {
  /** Stored in parcels to identify the courier. */
  readonly code: string;
  readonly name: LocalizedText;
  /** Forms of its tracking numbers (see shipping/couriers/number-forms.ts). */
  readonly forms: readonly string[];
  /** A number that matches. */
  readonly example: string;
  /** Its tracking page, with `{number}` for the tracking number. */
  readonly trackUrl: string | null;
  /** Whether it can be chosen for new parcels. */
  readonly open: boolean;
  /** Whether it can report tracking steps; read only. */
  readonly hasSecret?: boolean;
}

const codePattern = /^[a-z0-9-]{1,32}$/;

const isTrackUrl = (url: string): boolean =>
  url.startsWith("https://") && url.includes("{number}") && URL.canParse(url.replaceAll("{number}", "1"));

/** @throws Refused if a parcel has this courier */
const checkUnused = async (db: Queryable, code: string): Promise<void> => {
  const [used] = await db.select({ id: parcel.id }).from(parcel).where(eq(parcel.courierCode, code)).limit(1);
  if (used)
    throw new Refused(`Packages were shipped with “${code}”; close it instead.`, {
      text: { key: "courierUsed" },
    });
};

/** Courier companies that merchants can ship with. */
export const courierKind: EntryKind<CourierFields> = {
  name: "courier",
  noun: "courier",
  table: courier,
  tags: [],
  shape: entryShape({
    code: textField(shopTextLimits.courierCode),
    name: localizedField(shopTextLimits.courier),
    forms: z
      .array(textField(shopTextLimits.numberForm))
      .check(z.minLength(1, "is empty."), z.maxLength(shopTextLimits.numberForms, "has too many forms.")),
    example: textField(shopTextLimits.trackingNumber),
    trackUrl: z.nullable(textField(shopTextLimits.trackUrl)),
    open: flagField,
    position: positionField,
  }),
  initial: { trackUrl: null, open: true },
  read: async (db) =>
    (await db.select().from(courier).orderBy(courier.sort, courier.id)).map(
      ({ id, code, name, forms, example, trackUrl, isOpen, secretHash }) => ({
        id,
        code,
        name,
        forms,
        example,
        trackUrl,
        open: isOpen,
        hasSecret: secretHash !== null,
      }),
    ),
  check: async ({ db }, { code, forms, example, trackUrl }, before) => {
    if (!codePattern.test(code))
      throw new Refused("code: use lowercase letters, digits and hyphens.", { text: { key: "courierCode" } });
    if (before && before.code !== code) await checkUnused(db, before.code);
    const wrong = forms.find((form) => !isNumberForm(form));
    if (wrong !== undefined)
      throw new Refused(`forms: “${wrong}” is no form of a number, such as 1Z*{16} or #{9-12}.`, {
        text: { key: "courierForm", values: { form: wrong } },
      });
    if (!hasForm(example, forms))
      throw new Refused("example: has none of the forms.", { text: { key: "courierExample" } });
    if (trackUrl !== null && !isTrackUrl(trackUrl))
      throw new Refused("trackUrl: must start with https:// and contain {number}.", {
        text: { key: "courierUrl" },
      });
  },
  checkNew: (others, { code }) => {
    if (others.some((other) => other.code === code))
      throw new Refused(`code: there is another courier “${code}”.`, { text: { key: "entryExists" } });
  },
  checkRemoval: (db, { code }) => checkUnused(db, code),
  save: (tx, id, { code, name, forms, example, trackUrl, open }) =>
    writeRow(tx, courier, id, { code, name, forms: [...forms], example, trackUrl, isOpen: open }),
};
