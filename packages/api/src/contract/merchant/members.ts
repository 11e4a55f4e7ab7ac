import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { emailField, idField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { merchantRoles } from "../rights.ts";
import { idInput, orNull } from "../values.ts";
import { instant } from "./staff-values.ts";

/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

/** A person who works for a shop or for the marketplace. */
export const staffMember = z.object({
  uid: z.number(),
  /** Nickname. */
  name: z.string(),
  email: orNull(z.string()),
  /** With country code, for accounts without an email. */
  phone: orNull(z.string()),
  avatar: orNull(z.string()),
  /** One of `merchantRoles`, or of `operatorRoles` for the marketplace. */
  staffRole: z.string(),
  /** Last use of a session that hasn't expired, accurate to an hour; null without one. */
  lastSeenAt: orNull(instant),
  /** Whether the account is disabled, so that its role has no effect. */
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.output<typeof staffMember>;

/** An invitation that hasn't been accepted. */
export const staffInvitation = z.object({
  id: z.number(),
  email: z.string(),
  staffRole: z.string(),
  /** Nickname of the sender; null if the account no longer exists. */
  invitedBy: orNull(z.string()),
  sentAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
});
export type StaffInvitation = z.output<typeof staffInvitation>;

/** Members in the order in which they joined, and pending invitations, newest first. */
export const staffList = z.object({
  members: z.array(staffMember),
  invitations: z.array(staffInvitation),
});
export type StaffList = z.output<typeof staffList>;

const merId = idField;
const staffRole = z.enum(merchantRoles, messageKeys.wrongParameter);

export const merchantMemberList = endpoint({
  method: "GET",
  path: "/api/merchant/member/list",
  policy: "merchant",
  needs: "staff.write",
  summary: "The staff of a shop, and pending invitations.",
  query: z.object({ merId: idInput }),
  data: staffList,
});

export const merchantMemberInvite = endpoint({
  method: "POST",
  path: "/api/merchant/member/invite",
  policy: "merchant",
  needs: "staff.write",
  summary:
    "Mails an invitation with a role, valid for 7 days. A pending invitation to the same address is replaced.",
  body: z.object({ merId, email: emailField, staffRole }),
  data: z.null(),
});

export const merchantMemberRole = endpoint({
  method: "POST",
  path: "/api/merchant/member/role",
  policy: "merchant",
  needs: "staff.write",
  summary:
    "Changes the role of a member from the next request on; refused with code 409 and `changedData` if it isn't `from` any more, and for the last owner.",
  body: z.object({ merId, uid: idField, from: staffRole, to: staffRole }),
  data: z.null(),
});

export const merchantMemberRevoke = endpoint({
  method: "POST",
  path: "/api/merchant/member/revoke",
  policy: "merchant",
  needs: "staff.write",
  summary:
    "Removes a member: the next request of its sessions is refused, and its pending invitations are withdrawn. The last owner can't be removed.",
  body: z.object({ merId, uid: idField }),
  data: z.null(),
});

export const merchantInvitationRevoke = endpoint({
  method: "POST",
  path: "/api/merchant/member/invitation/revoke",
  policy: "merchant",
  needs: "staff.write",
  summary: "Withdraws a pending invitation; its link stops working.",
  body: z.object({ merId, id: idField }),
  data: z.null(),
});
