import {
  captchaMerchantSettled,
  operatorApplicationApprove,
  operatorApplicationAsk,
  operatorApplicationDetail,
  operatorApplicationDocument,
  operatorApplicationList,
  operatorApplicationRefuse,
  settledApply,
  settledDraft,
  settledDraftSave,
  settledRecord,
  settledWithdraw,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { route } from "../../http/route.ts";
import { dayMs } from "../../shared/durations.ts";
import { wireTime, wireTimeOrNull } from "../../shared/wire-time.ts";
import { apply, dueDate, mailApplicationCode, withdraw } from "./apply.ts";
import { readApplication } from "./application-detail.ts";
import { approve, ask, refuse } from "./decide.ts";
import { deleteDocumentsJob, deleteOldDocuments } from "./delete-documents.ts";
import { openDocument } from "./open-document.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { pageOfApplications, wireApplication, wireSummary } from "./read-applications.ts";

const operator = (caller: Caller) => ({ role: "operator", accountId: requireUser(caller) }) as const;

export const registerApplications = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  ctx.jobs.every(deleteDocumentsJob, dayMs, () => deleteOldDocuments(ctx));

  route(app, ctx, captchaMerchantSettled, async ({ caller, body, setMessage }) => {
    await mailApplicationCode(ctx, caller, body.toLowerCase());
    setMessage("codeSent");
    return true;
  });
  route(app, ctx, settledApply, async ({ caller, body, setMessage }) => {
    const { id, dueAt } = await apply(ctx, caller, body);
    setMessage("applicationSent");
    return { id, dueTime: wireTime(dueAt) };
  });
  route(app, ctx, settledRecord, async ({ caller, query }) => {
    const { list, total } = await pageOfApplications(db, { accountId: requireUser(caller) }, query);
    return pageAnswer(list.map(wireApplication), total, query);
  });
  route(app, ctx, settledWithdraw, async ({ caller, body }) => {
    await withdraw(ctx, requireUser(caller), body.id);
    return null;
  });
  route(app, ctx, settledDraft, async ({ caller }) => {
    const found = await readDraft(db, requireUser(caller));
    return {
      draft: found?.values ?? null,
      updateTime: wireTimeOrNull(found?.updatedAt ?? null),
      dueTime: wireTime(dueDate(ctx)),
    };
  });
  route(app, ctx, settledDraftSave, async ({ caller, body }) => ({
    updateTime: wireTime(await saveDraft(ctx, requireUser(caller), body)),
  }));

  route(app, ctx, operatorApplicationList, async ({ query }) => {
    const { list, total } = await pageOfApplications(db, { status: query.status }, query);
    const now = ctx.clock.now();
    return pageAnswer(
      list.map((row) => wireSummary(row, now)),
      total,
      query,
    );
  });
  route(app, ctx, operatorApplicationApprove, async ({ caller, body }) => ({
    merId: await approve(ctx, operator(caller), body.id, body),
  }));
  route(app, ctx, operatorApplicationDetail, ({ params, locale }) => readApplication(ctx, params.id, locale));
  route(app, ctx, operatorApplicationDocument, async ({ caller, params, body }) => ({
    url: await openDocument(ctx, operator(caller), params.id, body.number),
  }));
  route(app, ctx, operatorApplicationAsk, async ({ caller, body }) => {
    await ask(ctx, operator(caller), body.id, body.text);
    return null;
  });
  route(app, ctx, operatorApplicationRefuse, async ({ caller, body }) => {
    await refuse(ctx, operator(caller), body.id, body.reason);
    return null;
  });
};
