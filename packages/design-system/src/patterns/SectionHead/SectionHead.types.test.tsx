import { SectionHead } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A section without a title has no head.
  withoutTitle: <SectionHead />,
  // @ts-expect-error The way to all has an address, so that it works without JavaScript.
  moreWithoutAddress: <SectionHead title="Tires" more={{ label: "All tires" }} />,
  // @ts-expect-error So has each tab.
  tabWithoutAddress: <SectionHead title="Tires" tabs={[{ id: "w", label: "Winter" }]} />,
  // @ts-expect-error Deeper titles stand in cards, not over sections.
  tooDeep: <SectionHead title="Tires" level={4} />,
};
