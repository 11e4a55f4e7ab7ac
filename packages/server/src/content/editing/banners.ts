import { bannerPlaces, homeTextLimits } from "@carmine/api/contract";
import * as z from "zod/mini";
import { banner } from "../../database/schema/content.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { mediaAddress, mediaKeyIn } from "../../shared/media-address.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, localizedField, oneOf, positionField, textField } from "./fields.ts";
import { checkLink } from "./links.ts";
import { writeRow } from "./write-row.ts";

export interface BannerFields extends Placed {
  /** The large carousel, or the tiles below it. */
  readonly place: (typeof bannerPlaces)[number];
  readonly kicker?: LocalizedText | null | undefined;
  readonly title: LocalizedText;
  readonly text?: LocalizedText | null | undefined;
  /** Text of the button. A carousel picture without it is the whole banner. */
  readonly action?: LocalizedText | null | undefined;
  /** A file, or the URL of a picture of the shop. */
  readonly picture: string;
  /** Path without a locale prefix. */
  readonly url: string;
}

const columns = {
  id: banner.id,
  place: banner.place,
  kicker: banner.kicker,
  title: banner.title,
  text: banner.text,
  action: banner.action,
  picture: banner.picture,
  url: banner.url,
};

/** Pictures and texts at the top of the home page. */
export const bannerKind: EntryKind<BannerFields> = {
  name: "banner",
  noun: "banner",
  table: banner,
  shape: entryShape({
    place: oneOf(bannerPlaces),
    kicker: z.nullish(localizedField(homeTextLimits.kicker)),
    title: localizedField(homeTextLimits.title),
    text: z.nullish(localizedField(homeTextLimits.text)),
    action: z.nullish(localizedField(homeTextLimits.action)),
    picture: textField(500),
    url: textField(500),
    position: positionField,
  }),
  initial: { place: "carousel" },
  listOf: ({ place }) => place,
  read: async (db) =>
    (await db.select(columns).from(banner).orderBy(banner.place, banner.sort, banner.id)).map((row) => ({
      ...row,
      picture: mediaAddress(row.picture),
    })),
  check: async ({ db }, { url }, before) => {
    if (url !== before?.url) await checkLink(db, url);
  },
  takePictures: async (take, fields) => ({ ...fields, picture: await take(fields.picture) }),
  save: (tx, id, { position: _position, kicker = null, text = null, action = null, ...fields }) => {
    const row = { ...fields, kicker, text, action, picture: mediaKeyIn(fields.picture) ?? "" };
    return writeRow(tx, banner, id, row);
  },
};
