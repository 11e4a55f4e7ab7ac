import {
  consoleInvitationAccept,
  consoleInvitationRead,
  merchantInvitationRevoke,
  merchantMemberInvite,
  merchantMemberList,
  merchantMemberRevoke,
  merchantMemberRole,
  operatorInvitationRevoke,
  operatorMemberInvite,
  operatorMemberList,
  operatorMemberRevoke,
  operatorMemberRole,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { requireUser, type Caller } from "../http/callers/caller.ts";
import { requireShops } from "../http/callers/roles.ts";
import { notFound } from "../http/envelope/failure.ts";
import { route } from "../http/route.ts";
import { acceptInvitation, inviteMember, readInvitation, revokeInvitation } from "./invitations.ts";
import { listStaff } from "./list-staff.ts";
import { changeRole, revokeRole } from "./members.ts";
import { registerSecondFactor } from "./second-factor/routes.ts";

/** Members and invitations of shops and of the marketplace. */
export const registerStaff = (app: FastifyInstance, ctx: AppContext): void => {
  const merchantActor = async (caller: Caller, merId: number): Promise<Actor> => {
    const { accountId } = await requireShops(ctx, caller, merId);
    return { role: "merchant", accountId };
  };
  const operatorActor = (caller: Caller): Actor => ({ role: "operator", accountId: requireUser(caller) });

  route(app, ctx, merchantMemberList, async ({ caller, query: { merId } }) => {
    await requireShops(ctx, caller, merId);
    return listStaff(ctx, merId);
  });
  route(app, ctx, operatorMemberList, () => listStaff(ctx, null));

  route(app, ctx, merchantMemberInvite, async ({ caller, body: { merId, ...invited }, setMessage }) => {
    const actor = await merchantActor(caller, merId);
    await inviteMember(ctx, caller, actor, { employer: merId, ...invited });
    setMessage("invitationSent");
    return null;
  });
  route(app, ctx, operatorMemberInvite, async ({ caller, body, setMessage }) => {
    await inviteMember(ctx, caller, operatorActor(caller), { employer: null, ...body });
    setMessage("invitationSent");
    return null;
  });

  route(app, ctx, merchantMemberRole, async ({ caller, body: { merId, uid, ...change } }) => {
    await changeRole(ctx, await merchantActor(caller, merId), uid, merId, change);
    return null;
  });
  route(app, ctx, operatorMemberRole, async ({ caller, body: { uid, ...change } }) => {
    await changeRole(ctx, operatorActor(caller), uid, null, change);
    return null;
  });

  route(app, ctx, merchantMemberRevoke, async ({ caller, body: { merId, uid } }) => {
    if (!(await revokeRole(ctx, await merchantActor(caller, merId), uid, merId))) throw notFound();
    return null;
  });
  route(app, ctx, operatorMemberRevoke, async ({ caller, body: { uid } }) => {
    if (!(await revokeRole(ctx, operatorActor(caller), uid, null))) throw notFound();
    return null;
  });

  route(app, ctx, merchantInvitationRevoke, async ({ caller, body: { merId, id } }) => {
    await revokeInvitation(ctx, await merchantActor(caller, merId), merId, id);
    return null;
  });
  route(app, ctx, operatorInvitationRevoke, async ({ caller, body: { id } }) => {
    await revokeInvitation(ctx, operatorActor(caller), null, id);
    return null;
  });

  registerSecondFactor(app, ctx);
  route(app, ctx, consoleInvitationRead, ({ caller, body }) => readInvitation(ctx, caller, body.token));
  route(app, ctx, consoleInvitationAccept, async ({ caller, body }) => ({
    merId: await acceptInvitation(ctx, caller, body.token),
  }));
};
