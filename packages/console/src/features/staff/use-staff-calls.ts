import {
  merchantInvitationRevoke,
  merchantMemberInvite,
  merchantMemberList,
  merchantMemberRevoke,
  merchantMemberRole,
  merchantRoles,
  operatorFactorReset,
  operatorInvitationRevoke,
  operatorMemberInvite,
  operatorMemberList,
  operatorMemberRevoke,
  operatorMemberRole,
  operatorRoles,
  type StaffRole,
} from "@carmine/api/contract";
import { useRead, useWrite } from "../../app/endpoints.ts";
import { useWorkspace } from "../../app/workspace.ts";

/** Narrows a role to the roles of the workspace. @throws Error for a role of the other kind of workspace */
const among = <Role extends StaffRole>(roles: readonly Role[], role: StaffRole): Role => {
  const found = roles.find((one) => one === role);
  if (found === undefined) throw new Error(`The role ${role} isn't one of ${roles.join(", ")}`);
  return found;
};

/** Staff of the workspace and the calls that change it. */
export const useStaffCalls = () => {
  const { merId } = useWorkspace();
  const ofShop = useRead(merchantMemberList, { query: { merId: merId ?? 0 } }, { enabled: merId !== null });
  const ofMarket = useRead(operatorMemberList, {}, { enabled: merId === null });
  const shopInvite = useWrite(merchantMemberInvite);
  const shopRole = useWrite(merchantMemberRole);
  const shopRevoke = useWrite(merchantMemberRevoke);
  const shopWithdraw = useWrite(merchantInvitationRevoke);
  const marketInvite = useWrite(operatorMemberInvite);
  const marketRole = useWrite(operatorMemberRole);
  const marketRevoke = useWrite(operatorMemberRevoke);
  const factorReset = useWrite(operatorFactorReset);
  const marketWithdraw = useWrite(operatorInvitationRevoke);
  if (merId === null)
    return {
      staff: ofMarket,
      invite: (email: string, role: StaffRole) =>
        marketInvite.mutateAsync({ body: { email, staffRole: among(operatorRoles, role) } }),
      changeRole: (uid: number, from: StaffRole, to: StaffRole) =>
        marketRole.mutateAsync({
          body: { uid, from: among(operatorRoles, from), to: among(operatorRoles, to) },
        }),
      revoke: (uid: number) => marketRevoke.mutateAsync({ body: { uid } }),
      resetFactor: (uid: number) => factorReset.mutateAsync({ body: { uid } }),
      withdraw: (id: number) => marketWithdraw.mutateAsync({ body: { id } }),
    };
  return {
    staff: ofShop,
    invite: (email: string, role: StaffRole) =>
      shopInvite.mutateAsync({ body: { merId, email, staffRole: among(merchantRoles, role) } }),
    changeRole: (uid: number, from: StaffRole, to: StaffRole) =>
      shopRole.mutateAsync({
        body: { merId, uid, from: among(merchantRoles, from), to: among(merchantRoles, to) },
      }),
    revoke: (uid: number) => shopRevoke.mutateAsync({ body: { merId, uid } }),
    resetFactor: undefined,
    withdraw: (id: number) => shopWithdraw.mutateAsync({ body: { merId, id } }),
  };
};
