import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/rows.ts";
import type { AppContext } from "../context.ts";
import type { PictureServer, Variant } from "./picture-server.ts";

/** Milliseconds after startup before the first picture, and between two pictures. */
const startAfterMs = 5000;
const restMs = 30;

/** Pictures that most visitors see: banners, then the products at the top of the lists. */
const mostSeen = (ctx: AppContext) =>
  rowsOf<{ key: string; place: number }>(
    ctx.db,
    sql`select key, min(place)::int as place from (
        select picture as key, 0 as place from banner
        union all select avatar, 0 from merchant where is_open and avatar is not null
        union all select coalesce(p.pictures[1], p.card_picture), l.place from (
          select product_id, row_number() over (order by rank desc, product_id desc) as place from product_listing
          order by rank desc, product_id desc limit 200) l
        join product p on p.id = l.product_id where cardinality(p.pictures) > 0
      ) seen group by key order by place`,
  );

/** The sizes of cards (240), thumbnails (96) and product pages (480) on a standard-density screen. */
const variantsOf = ({ key, place }: { key: string; place: number }): Variant[] =>
  (place === 0 ? ([96, 320, 960] as const) : place <= 40 ? ([240, 96, 480] as const) : ([240] as const)).map(
    (width) => ({
      key,
      width,
      format: "avif",
    }),
  );

/** Encodes the most viewed pictures ahead of time, one after the other, until it is done or stopped. */
export const warmPictures = async (
  ctx: AppContext,
  pictures: PictureServer,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await pause(startAfterMs, undefined, { signal, ref: false });
    for (const row of await mostSeen(ctx)) {
      for (const variant of variantsOf(row)) {
        await pictures.warm(variant).catch((error: unknown) => {
          if (!signal.aborted)
            ctx.log.debug({ err: error, key: variant.key }, "could not encode a picture ahead of time");
        });
        await pause(restMs, undefined, { signal, ref: false });
      }
    }
  } catch (error) {
    if (!signal.aborted) ctx.log.warn({ err: error }, "could not encode pictures ahead of time");
  }
};
