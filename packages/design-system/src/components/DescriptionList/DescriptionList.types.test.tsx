import { DescriptionList } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A term needs a value.
  termWithoutValue: <DescriptionList items={[{ term: "Noise" }]} />,
  // @ts-expect-error There are three layouts.
  unknownLayout: <DescriptionList items={[]} layout="grid" />,
};
