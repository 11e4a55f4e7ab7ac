import { Heading } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A title has its place in the outline of the page; nobody can guess it.
  withoutLevel: <Heading>Orders</Heading>,
  // @ts-expect-error HTML has six levels.
  seventh: <Heading level={7}>Orders</Heading>,
  // @ts-expect-error Sizes are those of the scale.
  offScale: <Heading level={2} size={22} />,
};
