import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredReference } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { instant } from "../merchant/staff-values.ts";
import { orNull } from "../values.ts";

/** Token of the link in the mail. It is in a body, so that it isn't in access logs. */
const token = requiredReference(messageKeys.wrongParameter, 64);

/** An invitation to work for a shop or for the marketplace, as its recipient sees it. */
export const invitation = z.object({
  email: z.string(),
  /** Id and name of the shop; both are null for the marketplace. */
  merId: orNull(z.number()),
  merName: orNull(z.string()),
  /** One of `merchantRoles`, or of `operatorRoles` for the marketplace. */
  staffRole: z.string(),
  /** Nickname of the sender. */
  invitedBy: orNull(z.string()),
  expiresAt: instant,
  /** The signed-in account that would accept it; null without a session, and for guests. */
  account: orNull(z.object({ name: z.string(), email: orNull(z.string()) })),
});
export type Invitation = z.output<typeof invitation>;

export const consoleInvitationRead = endpoint({
  method: "POST",
  path: "/api/console/invitation/read",
  policy: "public",
  summary: "The invitation of a link; 404 if it has expired, or was withdrawn, replaced or accepted.",
  body: z.object({ token }),
  data: invitation,
  retrySafe: true,
});

export const consoleInvitationAccept = endpoint({
  method: "POST",
  path: "/api/console/invitation/accept",
  policy: "shopper",
  summary:
    "Gives the signed-in account the role of the invitation, once. Guests are refused, and members keep their role.",
  body: z.object({ token }),
  data: z.object({ merId: orNull(z.number()) }),
});
