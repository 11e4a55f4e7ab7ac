import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A page in pieces: text of its own, and markup that stands in other pages too. */
export type Piece = string | Buffer;

/** Where kept markup goes. */
export interface Place {
  /** Name of the element that marks it; it is taken out again. */
  readonly element: string;
  readonly number: number;
  /** Whether there is markup for it, so that nothing needs to be rendered. */
  readonly known: boolean;
}

/** Puts kept markup into one page, and keeps what that page had to render. */
export interface Weaver {
  /** The place of a part that shows this data; `undefined` where some is missing, so that it can't be kept. */
  readonly place: (name: string, by: readonly (object | string | undefined)[]) => Place | undefined;
  /** Stands for what is written already, as markup. */
  readonly insert: (pieces: readonly Piece[]) => string;
  /** The page as it would be had everything been rendered. */
  readonly weave: (texts: readonly string[]) => Piece[];
}

interface Part {
  readonly by: readonly object[];
  markup: readonly Piece[] | undefined;
}

/** What stands for data that many answers hold as a copy of their own. */
const texts = new LRUCache<string, object>({ max: 1000 });

const objectOf = (data: object | string): object => {
  if (typeof data === "object") return data;
  const known = texts.get(data) ?? { data };
  texts.set(data, known);
  return known;
};

/** Parts under the first object that they show: they go with it. */
const parts = new WeakMap<object, Map<string, Part>>();

/** Never seen outside of this process, so no text of a product can pretend to be such an element. */
const element = `kept-${randomUUID()}`;
const places = new RegExp(`<${element} n="(\\d+)">(.*?)</${element}>`, "gs");

/** In memory of its own: a small `Buffer.from` would hold on to the slab that it shares with what is soon forgotten. */
export const bytesOf = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

const partOf = (name: string, by: readonly object[]): Part | undefined => {
  const [first] = by;
  if (!first) return undefined;
  const named = parts.get(first) ?? new Map<string, Part>();
  parts.set(first, named);
  const known = named.get(name);
  if (known?.by.every((object, at) => object === by[at])) return known;
  const part: Part = { by, markup: undefined };
  named.set(name, part);
  return part;
};

/**
 * One for each page that is rendered.
 * @param like what makes everything look different: language and currency
 */
export const createWeaver = (like: string): Weaver => {
  const asked: Part[] = [];
  const ask = (part: Part): number => asked.push(part) - 1;
  return {
    place: (name, by) => {
      const there = by.filter((data) => data !== undefined).map(objectOf);
      const part = there.length === by.length ? partOf(`${like} ${name}`, there) : undefined;
      if (!part) return undefined;
      return { element, number: ask(part), known: part.markup !== undefined };
    },
    insert: (pieces) => `<${element} n="${ask({ by: [], markup: pieces })}"></${element}>`,
    weave: (given) =>
      given.flatMap((text) => {
        const pieces: Piece[] = [];
        let end = 0;
        for (const { 0: whole, 1: number, 2: rendered = "", index } of text.matchAll(places)) {
          const part = asked[Number(number)];
          const markup = rendered === "" ? part?.markup : [bytesOf(rendered)];
          if (part) part.markup ??= markup;
          pieces.push(text.slice(end, index), ...(markup ?? []));
          end = index + whole.length;
        }
        return [...pieces, text.slice(end)];
      }),
  };
};
