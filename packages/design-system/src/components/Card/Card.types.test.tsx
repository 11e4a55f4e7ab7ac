import { Card, CardHead } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Paddings have names.
  paddingInPixels: <Card padding={24}>Products</Card>,
  // @ts-expect-error What is pressed is a link or a button inside of it.
  asButton: <Card element="button">Products</Card>,
  // @ts-expect-error A head has a title.
  headWithoutTitle: <CardHead />,
  // @ts-expect-error The first level is the title of the page.
  firstLevel: <CardHead title="My orders" level={1} />,
};
