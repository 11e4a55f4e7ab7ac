import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { optionalIdField, requiredLine, textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { idInput } from "../values.ts";

/** Lists with saved views. */
export const viewLists = ["orders", "products"] as const;
const list = z.enum(viewLists, messageKeys.wrongParameter);

/** Maximum views of a list in a workspace. */
export const maxViews = 20;

const name = requiredLine(messageKeys.wrongParameter, 60);

/** A view of a list that an account saved in a workspace. */
export const consoleView = z.object({
  name: z.string(),
  /** Search and filters as the query of the list's URL, without page. */
  query: z.string(),
});
export type ConsoleView = z.output<typeof consoleView>;

export const consoleViewList = endpoint({
  method: "GET",
  path: "/api/console/view/list",
  policy: "shopper",
  summary:
    "The account's saved views of a list, by name. Each shop and the marketplace (no `merId`) has its own.",
  query: z.object({ list, merId: z.optional(idInput) }),
  data: z.array(consoleView),
});

export const consoleViewSave = endpoint({
  method: "POST",
  path: "/api/console/view/save",
  policy: "shopper",
  summary: "Saves a view of a list; one of the same name is replaced. At most 20 per list and workspace.",
  body: z.object({
    list,
    merId: optionalIdField,
    name,
    query: textField("reference", messageKeys.wrongParameter, z.maxLength(1000, messageKeys.wrongParameter)),
  }),
  data: z.null(),
  retrySafe: true,
});

export const consoleViewRemove = endpoint({
  method: "POST",
  path: "/api/console/view/remove",
  policy: "shopper",
  summary: "Removes a saved view by its name.",
  body: z.object({ list, merId: optionalIdField, name }),
  data: z.null(),
  retrySafe: true,
});
