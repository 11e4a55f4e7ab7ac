import multipart from "@fastify/multipart";
import {
  Code,
  type ImportSettings,
  maxImportBytes,
  merchantImportDetail,
  merchantImportList,
  merchantImportPreview,
  merchantImportProblems,
  merchantImportRefused,
  merchantImportRun,
  merchantImportUndo,
  merchantImportUpload,
  importDays,
  type WireLocale,
} from "@carmine/api/contract";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { productImport, productImportProblem } from "../../database/schema/imports.ts";
import { transaction } from "../../database/transaction.ts";
import { requireShops } from "../../http/callers/roles.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { offsetOf, pageAnswer } from "../../http/envelope/paging.ts";
import { csvRoute, route } from "../../http/route.ts";
import { withReceivedFile } from "../../media/uploads/receive-file.ts";
import { ImportRefused } from "../problem.ts";
import { storeFile } from "./import-file.ts";
import { canUndo, findImport, listImports, readImport } from "./read-import.ts";
import { refusedRows } from "./refused-rows.ts";
import { runImportTasks } from "./run-task.ts";
import { storedReason } from "./stored-reason.ts";
import { surveyFile } from "./survey-file.ts";

const dayMs = 86_400_000;
const taskEveryMs = 2000;
const jobName = "run-product-imports";

type ImportRow = typeof productImport.$inferSelect;

const newSettings: ImportSettings = {
  locale: "en",
  onlyColumns: true,
  keepStock: true,
  newStock: 0,
  categories: [],
};

const tooLarge = () => new Failure(Code.tooLarge, "fileTooLarge", { megabytes: maxImportBytes / 1024 ** 2 });

/** Removes imports with their files and stored values, which can't be undone any more. */
const sweepImports = async ({ db, clock }: AppContext): Promise<void> => {
  const oldest = new Date(clock.now().getTime() - importDays * dayMs);
  await db.delete(productImport).where(and(isNull(productImport.task), lt(productImport.createdAt, oldest)));
};

const registerUpload = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock, config } = ctx;
  app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: maxImportBytes, files: 1, fields: 10, fieldSize: 1024, headerPairs: 50 },
    });
    route(scope, ctx, merchantImportUpload, async ({ caller, query, request }) => {
      const { accountId, shopIds } = await requireShops(ctx, caller, query.merId);
      const id = await withReceivedFile(
        request,
        config.dataDir,
        async (path, fileName) => {
          const survey = await surveyFile(db, path, query.encoding).catch((error: unknown) => {
            if (!(error instanceof ImportRefused) || typeof error.reason === "string") throw error;
            throw new Failure(Code.badRequest, error.reason.key, error.reason.values);
          });
          const now = clock.now();
          return transaction(db, async (tx) => {
            const [row] = await tx
              .insert(productImport)
              .values({
                merchantId: query.merId,
                accountId,
                fileName: fileName === "" ? "products.csv" : fileName,
                fileBytes: 0,
                survey,
                settings: newSettings,
                createdAt: now,
              })
              .returning({ id: productImport.id });
            if (!row) throw new Error("Inserting an import returned no row");
            const fileBytes = await storeFile(tx, row.id, path);
            await tx.update(productImport).set({ fileBytes }).where(eq(productImport.id, row.id));
            await recordAudit(
              tx,
              { role: "merchant", accountId },
              {
                merchantId: query.merId,
                action: "import.upload",
                subject: `import:${row.id}`,
                after: { file: fileName, rows: survey.rows },
              },
              now,
            );
            return row.id;
          });
        },
        tooLarge,
      );
      return readImport(ctx, shopIds, id);
    });
  });
};

interface Request {
  readonly task: NonNullable<ImportRow["task"]>;
  readonly action: string;
  readonly isAllowed: (row: ImportRow) => boolean;
  readonly settings?: ImportSettings;
}

/**
 * Requests work on an import, which starts within seconds.
 * @throws Failure 404 for an import of another shop, 409 if its state doesn't allow it
 */
const requestTask = (
  { db, clock }: AppContext,
  { accountId, shopIds }: { readonly accountId: number; readonly shopIds: readonly number[] },
  id: number,
  { task, action, isAllowed, settings }: Request,
): Promise<void> =>
  transaction(db, async (tx) => {
    await tx
      .select({ id: productImport.id })
      .from(productImport)
      .where(eq(productImport.id, id))
      .for("update");
    const { row } = await findImport(tx, shopIds, id);
    if (row.task !== null || !isAllowed(row)) throw new Failure(Code.conflict, "importStateChanged");
    await tx
      .update(productImport)
      .set({ task, percent: 0, seenAt: null, error: null, ...(settings && { settings }) })
      .where(eq(productImport.id, id));
    const { keepStock, onlyColumns, locale } = settings ?? row.settings;
    await recordAudit(
      tx,
      { role: "merchant", accountId },
      {
        merchantId: row.merchantId,
        action,
        subject: `import:${id}`,
        after: { file: row.fileName, keepStock, onlyColumns, locale },
      },
      clock.now(),
    );
  });

const problemsOf = async (
  db: Queryable,
  id: number,
  query: { kind: "refused" | "picture" | "notice"; page: number; limit: number },
  locale: WireLocale,
) => {
  const which = and(eq(productImportProblem.importId, id), eq(productImportProblem.kind, query.kind));
  const list = await db
    .select({
      line: productImportProblem.line,
      handle: productImportProblem.handle,
      reason: productImportProblem.reason,
      cause: productImportProblem.cause,
      kind: productImportProblem.kind,
    })
    .from(productImportProblem)
    .where(which)
    .orderBy(productImportProblem.line, productImportProblem.id)
    .limit(query.limit)
    .offset(offsetOf(query));
  const rows = list.map(({ cause, ...row }) => ({ ...row, reason: storedReason({ ...row, cause }, locale) }));
  return pageAnswer(rows, await db.$count(productImportProblem, which), query);
};

/** Works on tasks in the background, because a job that takes long would count as stalled. */
const startTasks = (app: FastifyInstance, ctx: AppContext): void => {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  ctx.jobs.every(jobName, taskEveryMs, async () => {
    running ??= runImportTasks(ctx, stop.signal)
      .catch((error: unknown) => ctx.log.warn({ err: error }, "product imports wait for the database"))
      .finally(() => {
        running = undefined;
      });
  });
  app.addHook("onClose", async () => {
    stop.abort();
    await running;
  });
};

/** Imports of product files by staff of a shop. */
export const registerImports = (app: FastifyInstance, ctx: AppContext): void => {
  startTasks(app, ctx);
  ctx.jobs.every("delete-old-product-imports", dayMs, () => sweepImports(ctx));
  registerUpload(app, ctx);

  route(app, ctx, merchantImportPreview, async ({ caller, params, body }) => {
    await requestTask(ctx, await requireShops(ctx, caller), params.id, {
      task: "preview",
      action: "import.preview",
      settings: body,
      isAllowed: ({ state }) => state === "uploaded" || state === "previewed",
    });
    return null;
  });

  route(app, ctx, merchantImportRun, async ({ caller, params }) => {
    await requestTask(ctx, await requireShops(ctx, caller), params.id, {
      task: "run",
      action: "import.begin",
      isAllowed: ({ state }) => state === "previewed",
    });
    return null;
  });

  route(app, ctx, merchantImportUndo, async ({ caller, params }) => {
    await requestTask(ctx, await requireShops(ctx, caller), params.id, {
      task: "undo",
      action: "import.undo",
      isAllowed: (row) => canUndo(row, ctx.clock.now()),
    });
    return null;
  });

  route(app, ctx, merchantImportList, async ({ caller, query: { merId, ...page } }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const { list, total } = await listImports(ctx.db, shopIds, page, ctx.clock.now());
    return pageAnswer(list, total, page);
  });

  route(app, ctx, merchantImportDetail, async ({ caller, params }) =>
    readImport(ctx, (await requireShops(ctx, caller)).shopIds, params.id),
  );

  route(app, ctx, merchantImportProblems, async ({ caller, params, query, locale }) => {
    const { shopIds } = await requireShops(ctx, caller);
    await findImport(ctx.db, shopIds, params.id);
    return problemsOf(ctx.db, params.id, query, locale);
  });

  csvRoute(app, ctx, merchantImportRefused, async ({ caller, params, locale }) => {
    const { shopIds } = await requireShops(ctx, caller);
    return refusedRows(ctx, (await findImport(ctx.db, shopIds, params.id)).row, locale);
  });
};
