import { userDelete, userDeleteCancel, userExport } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { route } from "../../http/route.ts";
import { wireTime } from "../../shared/wire-time.ts";
import { closeDueAccounts, planDeletion, stopDeletion } from "./close-account.ts";
import { exportData } from "./export-data.ts";

const hour = 3_600_000;

export const registerClosing = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, userExport, async ({ caller, body, setMessage }) => {
    await exportData(ctx, caller, body);
    setMessage("exportSent");
    return null;
  });
  route(app, ctx, userDelete, async ({ caller, body }) => ({
    deleteTime: wireTime(await planDeletion(ctx, caller, body)),
  }));
  route(app, ctx, userDeleteCancel, async ({ caller }) => {
    await stopDeletion(ctx, caller);
    return null;
  });
  ctx.jobs.every("delete-closed-accounts", hour, () => closeDueAccounts(ctx));
};
