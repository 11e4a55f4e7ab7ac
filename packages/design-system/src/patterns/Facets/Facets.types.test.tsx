import { FacetChips, FacetGroup, FacetList, Facets } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The region needs an accessible name.
  withoutName: <Facets />,
  // @ts-expect-error A group collapses under its title.
  withoutTitle: <FacetGroup />,
  // @ts-expect-error A value needs a URL, so that it works without JavaScript.
  withoutAddress: <FacetList values={[{ id: "a", label: "Nordic" }]} />,
  // @ts-expect-error A mark says whether one or several values can be selected.
  unknownMark: <FacetList values={[]} mark="check" />,
  // @ts-expect-error A row of numbers needs a name.
  withoutMeasure: <FacetChips values={[]} />,
};
