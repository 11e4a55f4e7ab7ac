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
  /** The words of all names with the index of the shop, in alphabetical order by code units. */
  readonly #words: readonly { readonly word: string; readonly place: number }[];

  constructor(shops: readonly NamedShop[]) {
    this.#shops = shops;
    this.#words = shops
      .flatMap(({ folded }, place) =>
        folded.split(" ").flatMap((word) => (word === "" ? [] : { word, place })),
      )
      .toSorted((a, b) => (a.word < b.word ? -1 : 1));
  }

  /** Indexes in `#shops`, in ascending order, of the names with a word that begins like this. */
  #withWord(beginning: string): number[] {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle]?.word ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    const places = new Set<number>();
    for (let at = low; at < this.#words.length; at += 1) {
      const found = this.#words[at];
      if (!found?.word.startsWith(beginning)) break;
      places.add(found.place);
    }
    return [...places].toSorted((a, b) => a - b);
  }

  /** Shops whose names have words that begin with each of the parts; a part may contain several words. */
  beginningWith(parts: readonly string[], max: number): NamedShop[] {
    const [first = ""] = parts[0]?.split(" ") ?? [];
    return this.#withWord(first)
      .flatMap((place) => this.#shops[place] ?? [])
      .filter(({ folded }) => parts.every((part) => folded.includes(` ${part}`)))
      .slice(0, max);
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
