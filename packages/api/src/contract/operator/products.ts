import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { idInput } from "../values.ts";

export const operatorProductHide = endpoint({
  method: "POST",
  path: "/api/operator/product/hide/{id}",
  policy: "operator",
  needs: "products.moderate",
  summary: "Blocks a product from sale regardless of its shop's setting, or unblocks it.",
  params: z.object({ id: idInput }),
  body: z.object({
    isHidden: z.boolean(messageKeys.wrongParameter),
    reason: requiredText(messageKeys.emptyReason, 255),
  }),
  data: z.null(),
});
