import { createContext, createElement, use, type ReactNode } from "react";

/** Where the markup of a fragment goes in a page that is being rendered. */
export interface FragmentPlace {
  /** Name of the element that marks the place; it is not part of the finished page. */
  readonly element: string;
  readonly number: number;
  /** Whether the markup is cached, so that the fragment needs no rendering. */
  readonly isCached: boolean;
}

/** What a cached fragment shows; objects count as equal when they are the same object. */
export type FragmentData = readonly (object | string | undefined)[];

/** The fragments of one page that is being rendered. */
export interface FragmentPlaces {
  /** `undefined` where some of the data is missing, so that the fragment can't be cached. */
  readonly placeOf: (name: string, data: FragmentData) => FragmentPlace | undefined;
}

/** Given while a page is rendered as a whole; a streamed page has none. */
export const FragmentContext = createContext<FragmentPlaces | undefined>(undefined);

export interface CachedFragmentProps {
  /** Names the fragment and every choice that changes its markup. Language and currency are added to it. */
  readonly name: string;
  /**
   * The data that it shows: the markup is cached as long as these objects exist, or for these strings. Called on the
   * server only; nothing is cached while one of them is `undefined`.
   */
  readonly data: () => FragmentData;
  /** Must read nothing else: no address, no visitor. Ids of `useId` are those of one place in the page. */
  readonly children: ReactNode;
}

/**
 * A part that looks the same on many pages. The server renders it once and puts its markup into the others; hydration
 * finds the markup that rendering would have produced. In the browser it is its children.
 */
export const CachedFragment = ({ name, data, children }: CachedFragmentProps): ReactNode => {
  if (!import.meta.env.SSR) return children;
  const place = use(FragmentContext)?.placeOf(name, data());
  if (!place) return children;
  return createElement(place.element, { n: place.number }, place.isCached ? undefined : children);
};
