import type { StaffInvitation, StaffList, StaffMember } from "@carmine/api/contract";

/** A row of the staff list. Invitations follow the members. */
export type StaffRow =
  | { readonly kind: "member"; readonly key: string; readonly name: string; readonly member: StaffMember }
  | {
      readonly kind: "invitation";
      readonly key: string;
      readonly name: string;
      readonly invitation: StaffInvitation;
    };

export const staffRowsOf = ({ members, invitations }: StaffList): StaffRow[] => [
  ...members.map((member) => ({
    kind: "member" as const,
    key: `member ${member.uid}`,
    name: member.name,
    member,
  })),
  ...invitations.map((invitation) => ({
    kind: "invitation" as const,
    key: `invitation ${invitation.id}`,
    name: invitation.email,
    invitation,
  })),
];
