import * as z from "zod/mini";
import { decimal, orNull } from "./values.ts";

/** A search filter with its result counts. */
export const facet = z.object({
  /** Name of the query parameter, or `option:<name>` for one inside `optionValues`. */
  key: z.string(),
  name: z.string(),
  type: z.enum(["list", "range"]),
  values: z.array(
    z.object({ value: z.string(), name: z.string(), count: z.number(), selected: z.boolean() }),
  ),
  min: orNull(decimal),
  max: orNull(decimal),
  /** There are too many products to count each: `count` is a lower bound. */
  isPartial: z.boolean(),
});
export type Facet = z.output<typeof facet>;
