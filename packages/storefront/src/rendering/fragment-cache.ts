import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { FragmentPlaces } from "../app/CachedFragment.tsx";

/** A part of a page's HTML: text of its own, or markup that other pages contain too. */
export type Piece = string | Buffer;

/** Puts cached fragments into one page, and caches those that the page had to render. */
export interface PageFragments extends FragmentPlaces {
  /** Markup that stands for pieces which are written already. */
  readonly insert: (pieces: readonly Piece[]) => string;
  /** The page as it would be if everything had been rendered. */
  readonly assemble: (texts: readonly string[]) => Piece[];
}

interface Fragment {
  readonly data: readonly object[];
  markup: readonly Piece[] | undefined;
}

/** An object for each string, so that fragments of equal strings are found although each answer has its own copy. */
const texts = new LRUCache<string, object>({ max: 2000 });

const objectOf = (data: object | string): object => {
  if (typeof data === "object") return data;
  const known = texts.get(data) ?? { data };
  texts.set(data, known);
  return known;
};

/** Fragments by the first object that they show: they are released with it. */
const fragments = new WeakMap<object, Map<string, Fragment>>();

/** Never sent to a browser, so no text of a product can contain such an element. */
const element = `fragment-${randomUUID()}`;
const places = new RegExp(`<${element} n="(\\d+)">(.*?)</${element}>`, "gs");

/** In memory of its own: a small `Buffer.from` would keep the shared slab that it is a slice of. */
export const bytesOf = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

const fragmentOf = (name: string, data: readonly object[]): Fragment | undefined => {
  const [first] = data;
  if (!first) return undefined;
  const named = fragments.get(first) ?? new Map<string, Fragment>();
  fragments.set(first, named);
  const known = named.get(name);
  if (known?.data.every((object, at) => object === data[at])) return known;
  const fragment: Fragment = { data, markup: undefined };
  named.set(name, fragment);
  return fragment;
};

/**
 * The fragments of one page.
 * @param variant what makes every fragment look different: language and currency
 */
export const createPageFragments = (variant: string): PageFragments => {
  const used: Fragment[] = [];
  const use = (fragment: Fragment): number => used.push(fragment) - 1;
  return {
    placeOf: (name, data) => {
      const present = data.filter((part) => part !== undefined).map(objectOf);
      const fragment = present.length === data.length ? fragmentOf(`${variant} ${name}`, present) : undefined;
      if (!fragment) return undefined;
      return { element, number: use(fragment), isCached: fragment.markup !== undefined };
    },
    insert: (pieces) => `<${element} n="${use({ data: [], markup: pieces })}"></${element}>`,
    assemble: (given) =>
      given.flatMap((text) => {
        const pieces: Piece[] = [];
        let end = 0;
        for (const { 0: whole, 1: number, 2: rendered = "", index } of text.matchAll(places)) {
          const fragment = used[Number(number)];
          const markup = rendered === "" ? fragment?.markup : [bytesOf(rendered)];
          if (fragment) fragment.markup ??= markup;
          pieces.push(text.slice(end, index), ...(markup ?? []));
          end = index + whole.length;
        }
        return [...pieces, text.slice(end)];
      }),
  };
};
