import { List } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error There are four kinds.
  unknownKind: <List variant="dashed" />,
};
