import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { orNull, withDefault } from "./values.ts";

export const categoryNode = z.object({
  id: z.number(),
  pid: z.number(),
  name: z.string(),
  icon: orNull(z.string()),
  /** Name of a lucide icon for menus, such as "sofa"; set for departments. */
  symbol: orNull(z.string()),
  level: z.number(),
  sort: withDefault(z.number(), 0),
  isShow: withDefault(z.boolean(), true),
  get childList() {
    return orNull(z.array(categoryNode));
  },
});
export type CategoryNode = z.output<typeof categoryNode>;

export const categoryTree = endpoint({
  method: "GET",
  path: "/api/front/product/category",
  policy: "public",
  cached: ["catalogue", "lasting"],
  tags: ["home", "search"],
  summary: "The platform's category tree with three levels.",
  data: z.array(categoryNode),
});
