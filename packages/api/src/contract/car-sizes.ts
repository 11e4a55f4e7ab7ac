import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optionalLine } from "./fields.ts";
import { limits } from "./limits.ts";
import { carSizesTag } from "./page-tags.ts";
import { idInput, orNull } from "./values.ts";

/** Sizes of a car over some model years. */
const carSizesRow = z.object({
  id: z.number(),
  yearFrom: z.number(),
  /** Null while it is built. */
  yearTo: orNull(z.number()),
  /** Such as "225/45 R17". */
  tires: z.array(z.string()),
  /** Such as "17 × 7.5J 5×112". */
  wheels: z.array(z.string()),
});

export const carSizes = endpoint({
  method: "GET",
  path: "/api/front/car/sizes",
  policy: "public",
  cached: ["content", "page"],
  tags: () => [carSizesTag],
  summary:
    "Tire and wheel sizes by car: the makes, the models of a make, the years of a model, and the sizes in a year. An extension.",
  query: z.object({
    make: optionalLine(limits.carText),
    model: optionalLine(limits.carText),
    year: z.optional(idInput),
  }),
  data: z.object({
    makes: z.array(z.string()),
    models: z.array(z.string()),
    /** Newest first. */
    years: z.array(z.number()),
    sizes: z.array(carSizesRow),
  }),
});
