import { randomUUID } from "node:crypto";

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
  /** The place of a part that shows these objects; `undefined` where one is missing, so that it can't be kept. */
  readonly place: (name: string, by: readonly (object | undefined)[]) => Place | undefined;
  /** The page as it would be had everything been rendered. */
  readonly weave: (html: string) => Piece[];
}

interface Part {
  readonly by: readonly object[];
  markup: Buffer | undefined;
}

/** Parts under the first object that they show: they go with it. */
const parts = new WeakMap<object, Map<string, Part>>();

/** Never seen outside of this process, so no text of a product can pretend to be such an element. */
const element = `kept-${randomUUID()}`;
const places = new RegExp(`<${element} n="(\\d+)">(.*?)</${element}>`, "gs");

const partOf = (name: string, by: readonly object[]): Part | undefined => {
  const [first] = by;
  if (!first) return undefined;
  const named = parts.get(first) ?? new Map<string, Part>();
  parts.set(first, named);
  const known = named.get(name);
  if (known?.by.every((object, at) => object === by[at])) return known;
  const part = { by, markup: undefined };
  named.set(name, part);
  return part;
};

/** One for each page that is rendered. */
export const createWeaver = (locale: string): Weaver => {
  const asked: Part[] = [];
  return {
    place: (name, by) => {
      const there = by.filter((object) => object !== undefined);
      const part = there.length === by.length ? partOf(`${locale} ${name}`, there) : undefined;
      if (!part) return undefined;
      asked.push(part);
      return { element, number: asked.length - 1, known: part.markup !== undefined };
    },
    weave: (html) => {
      const pieces: Piece[] = [];
      let end = 0;
      for (const { 0: whole, 1: number, 2: rendered = "", index } of html.matchAll(places)) {
        const part = asked[Number(number)];
        const markup = rendered === "" ? part?.markup : Buffer.from(rendered);
        if (part) part.markup ??= markup;
        pieces.push(html.slice(end, index), markup ?? "");
        end = index + whole.length;
      }
      return [...pieces, html.slice(end)];
    },
  };
};
