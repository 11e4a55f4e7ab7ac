import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField } from "../fields.ts";
import { orNull } from "../values.ts";

export const operatorCourierSecret = endpoint({
  method: "POST",
  path: "/api/operator/courier/secret",
  policy: "operator",
  needs: "settings.write",
  summary:
    "Creates the secret with which a courier company reports tracking steps; it is shown once and replaces the previous one. `isOn: false` removes the secret.",
  body: z.object({ id: idField, isOn: z.boolean() }),
  data: z.object({
    /** Null without one. */
    secret: orNull(z.string()),
    /** Path to which the company sends tracking steps (docs/operating.md). */
    path: z.string(),
  }),
});
