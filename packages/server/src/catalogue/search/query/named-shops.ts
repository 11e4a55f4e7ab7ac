import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { pictureOrDefaultSql } from "../../../shared/media-address.ts";

/** Maximum number of shops that a search can name. */
const maxShops = 20;

/** An open shop, as suggestions show it. */
export interface NamedShop {
  readonly id: number;
  readonly name: string;
  readonly avatar: string;
  /** The name in lower case with a leading space, so that ` w` finds the words that begin with w. */
  readonly folded: string;
}

/** The words of a shop's name in lower case; without other characters, which are wildcards of LIKE. */
export const wordsOfName = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "");

/** Shops by the words that their names begin or contain, best-rated first. */
export class ShopNames {
  readonly #shops: readonly NamedShop[];
  /** All names, one per line, because one search in a long text is faster than thousands in short ones. */
  readonly #text: string;
  /** Index in `#text` of the end of each name. */
  readonly #ends: readonly number[];

  constructor(shops: readonly NamedShop[]) {
    this.#shops = shops;
    this.#text = shops.map(({ folded }) => `${folded}\n`).join("");
    let end = 0;
    this.#ends = shops.map(({ folded }) => (end += folded.length + 1));
  }

  /** Shops whose names have words that begin with each of the parts; a part may contain several words. */
  beginningWith([first = "", ...others]: readonly string[], max: number): NamedShop[] {
    const found: NamedShop[] = [];
    let place = 0;
    for (
      let at = this.#text.indexOf(` ${first}`);
      at !== -1 && found.length < max;
      at = this.#text.indexOf(` ${first}`, this.#ends[place])
    ) {
      while ((this.#ends[place] ?? Infinity) <= at) place += 1;
      const shop = this.#shops[place];
      if (shop && others.every((other) => shop.folded.includes(` ${other}`))) found.push(shop);
    }
    return found;
  }

  /** Ids of the shops named by these words. */
  named(keyword: string): number[] {
    const words = wordsOfName(keyword);
    return words.length === 0 ? [] : this.beginningWith(words, maxShops).map(({ id }) => id);
  }
}

/** All open shops. */
export const readShopNames = async (db: Queryable): Promise<ShopNames> =>
  new ShopNames(
    await rowsOf<NamedShop>(
      db,
      sql`select m.id, m.name, ${pictureOrDefaultSql("m.avatar", "logo")} as avatar, ' ' || lower(m.name) as folded
        from merchant m where m.is_open order by m.star_level desc nulls last, m.id`,
    ),
  );
