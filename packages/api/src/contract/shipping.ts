import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const courierCompany = z.object({
  id: z.number(),
  /** Identifies the company when a merchant ships. */
  code: z.string(),
  name: z.string(),
});
export type CourierCompany = z.output<typeof courierCompany>;

export const expressAll = endpoint({
  method: "GET",
  path: "/api/front/express/all",
  policy: "public",
  summary: "Courier companies.",
  data: z.array(courierCompany),
});
