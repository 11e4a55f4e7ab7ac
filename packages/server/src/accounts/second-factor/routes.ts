import {
  consoleFactorConfirm,
  consoleFactorRemove,
  consoleFactorStart,
  consoleFactorVerify,
  operatorFactorReset,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser } from "../../http/callers/caller.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { route } from "../../http/route.ts";
import { resetFactor } from "./reset-factor.ts";
import { confirmFactor, removeFactor, startFactor, verifyFactor } from "./second-factor.ts";

export const registerSecondFactor = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, consoleFactorStart, ({ caller, body }) => startFactor(ctx, caller, body));
  route(app, ctx, consoleFactorConfirm, async ({ caller, body }) => ({
    recoveryCodes: await confirmFactor(ctx, caller, body.code),
  }));
  route(app, ctx, consoleFactorVerify, async ({ caller, body }) => {
    await verifyFactor(ctx, caller, body.code);
    return null;
  });
  route(app, ctx, consoleFactorRemove, async ({ caller, body }) => {
    await removeFactor(ctx, caller, body.code);
    return null;
  });
  route(app, ctx, operatorFactorReset, async ({ caller, body: { uid } }) => {
    const actor = { role: "operator", accountId: requireUser(caller) } as const;
    if (!(await resetFactor(ctx, actor, uid))) throw notFound();
    return null;
  });
};
