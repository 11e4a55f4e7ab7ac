import { createContext, createElement, use, type ReactNode } from "react";
import type { Weaver } from "../rendering/fragment-cache.ts";

/** What keeps markup while a page is rendered whole; a streamed page has none. */
export const WeaverContext = createContext<Weaver | undefined>(undefined);

export interface KeptProps {
  /** What it is, with every choice that changes its look. Language and currency are part of it anyway. */
  readonly name: string;
  /**
   * The data that it shows: the markup is kept as long as these very objects are, or for this text. Asked on the
   * server only; nothing is kept where one of them is missing.
   */
  readonly by: () => readonly (object | string | undefined)[];
  /** Must read nothing else: no address, no visitor. Ids of `useId` are those of one place in the page. */
  readonly children: ReactNode;
}

/**
 * A part that looks the same on many pages. The server renders it once and puts its markup into the others; the
 * browser can't tell, since the markup is what rendering would have given. In the browser it is its children.
 */
export const Kept = ({ name, by, children }: KeptProps): ReactNode => {
  if (!import.meta.env.SSR) return children;
  const weaver = use(WeaverContext);
  const place = weaver?.place(name, by());
  if (!place) return children;
  return createElement(place.element, { n: place.number }, place.known ? undefined : children);
};
