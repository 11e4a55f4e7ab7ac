import { FacetChips, FacetGroup, FacetList, Facets } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The region needs a name.
  withoutName: <Facets />,
  // @ts-expect-error A group folds behind its title.
  withoutTitle: <FacetGroup />,
  // @ts-expect-error A choice has an address, so that it works without JavaScript.
  withoutAddress: <FacetList values={[{ id: "a", label: "Nordic" }]} />,
  // @ts-expect-error A mark says whether one value or several may be chosen.
  unknownMark: <FacetList values={[]} mark="check" />,
  // @ts-expect-error A row of numbers says what they measure.
  withoutMeasure: <FacetChips values={[]} />,
};
