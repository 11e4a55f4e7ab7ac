import { SectionHead } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A title is required.
  withoutTitle: <SectionHead />,
  // @ts-expect-error The link to everything needs a URL, so that it works without JavaScript.
  moreWithoutAddress: <SectionHead title="Tires" more={{ label: "All tires" }} />,
  // @ts-expect-error Each tab needs a URL, too.
  tabWithoutAddress: <SectionHead title="Tires" tabs={[{ id: "w", label: "Winter" }]} />,
  // @ts-expect-error Deeper levels are for cards, not sections.
  tooDeep: <SectionHead title="Tires" level={4} />,
};
