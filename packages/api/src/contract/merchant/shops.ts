import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const merchantShopList = endpoint({
  method: "GET",
  path: "/api/merchant/shop/list",
  policy: "merchant",
  needs: "any",
  summary: "The shops that the caller works for.",
  data: z.array(z.object({ id: z.number(), name: z.string() })),
});
