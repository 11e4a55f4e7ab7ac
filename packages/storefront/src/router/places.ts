import type { Path } from "react-router-dom";
import type { LoadedPage } from "./page-table.ts";
import type { PreparedPage } from "./prefetch-page.ts";
import type { ShownPage } from "./shown-page.ts";

/** A page that is rendered, with its address as the bar would show it. It keeps its parts as long as its place. */
export interface PlacedPage {
  readonly place: number;
  readonly page: LoadedPage;
  readonly location: Path;
}

/** The pages that are rendered; only one is seen. */
export interface Places {
  readonly shown: ShownPage;
  /** Where the page that is shown is rendered. */
  readonly place: number;
  /** The page that was left: taking its elements away can wait until the next one is painted. */
  readonly left?: PlacedPage | undefined;
  /** The page that is likely to be asked for next. */
  readonly ahead?: PlacedPage | undefined;
}

const isAt = (one: Path, other: Path): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** Another state of the page that is shown isn't rendered ahead, since its parts stay. */
export const withAhead = (places: Places, { url, page }: PreparedPage): Places => {
  const { shown, place, ahead } = places;
  if (page.entry === shown.page.entry || (ahead && isAt(ahead.location, url))) return places;
  return { ...places, ahead: { place: (ahead?.place ?? place) + 1, page, location: url } };
};

/** What was rendered ahead is shown as it is; anything else takes the place of the page before. */
export const withShown = ({ shown, place, ahead }: Places, next: ShownPage): Places =>
  ahead && isAt(ahead.location, next.location) && ahead.page.View === next.page.View
    ? {
        shown: { ...next, page: ahead.page },
        place: ahead.place,
        left: { place, page: shown.page, location: shown.location },
      }
    : { shown: next, place };

export const withoutLeft = ({ shown, place, ahead }: Places): Places => ({ shown, place, ahead });
