import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { emailField, idField } from "../fields.ts";
import { staffList } from "../merchant/members.ts";
import { messageKeys } from "../message-keys.ts";
import { operatorRoles } from "../rights.ts";

const staffRole = z.enum(operatorRoles, messageKeys.wrongParameter);

export const operatorMemberList = endpoint({
  method: "GET",
  path: "/api/operator/member/list",
  policy: "operator",
  needs: "staff.write",
  summary: "The staff of the marketplace, and pending invitations.",
  data: staffList,
});

export const operatorMemberInvite = endpoint({
  method: "POST",
  path: "/api/operator/member/invite",
  policy: "operator",
  needs: "staff.write",
  summary:
    "Mails an invitation with a role, valid for 7 days. A pending invitation to the same address is replaced.",
  body: z.object({ email: emailField, staffRole }),
  data: z.null(),
});

export const operatorMemberRole = endpoint({
  method: "POST",
  path: "/api/operator/member/role",
  policy: "operator",
  needs: "staff.write",
  summary:
    "Changes the role of a member from the next request on; refused with code 409 and `changedData` if it isn't `from` any more, and for the last administrator.",
  body: z.object({ uid: idField, from: staffRole, to: staffRole }),
  data: z.null(),
});

export const operatorMemberRevoke = endpoint({
  method: "POST",
  path: "/api/operator/member/revoke",
  policy: "operator",
  needs: "staff.write",
  summary:
    "Removes a member: the next request of its sessions is refused, and its pending invitations are withdrawn. The last administrator can't be removed.",
  body: z.object({ uid: idField }),
  data: z.null(),
});

export const operatorInvitationRevoke = endpoint({
  method: "POST",
  path: "/api/operator/member/invitation/revoke",
  policy: "operator",
  needs: "staff.write",
  summary: "Withdraws a pending invitation; its link stops working.",
  body: z.object({ id: idField }),
  data: z.null(),
});

export const operatorFactorReset = endpoint({
  method: "POST",
  path: "/api/operator/member/factor/reset",
  policy: "operator",
  needs: "staff.write",
  summary:
    "Removes the second factor of a member of the marketplace or of a shop who lost it, and ends the member's sessions.",
  body: z.object({ uid: idField }),
  data: z.null(),
});
