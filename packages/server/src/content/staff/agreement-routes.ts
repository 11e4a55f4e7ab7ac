import {
  agreementFields,
  agreementNames,
  agreementTag,
  Code,
  operatorAgreementDetail,
  operatorAgreementList,
  operatorAgreementSave,
  textEntryLimits,
  type AgreementEntry,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { lockTable } from "../../database/lock-table.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { agreement } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, found } from "../../http/envelope/failure.ts";
import { route } from "../../http/route.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { entryShape, localizedHtmlField, readFields } from "../editing/fields.ts";
import { operatorOf } from "./entry-routes.ts";
import { differingFields, factsOf, mergedFields } from "./merge-fields.ts";
import { withRefusals } from "./refusals.ts";

const shape = entryShape({ html: z.nullable(localizedHtmlField(textEntryLimits.html)) });

const readAll = async (db: Queryable): Promise<AgreementEntry[]> => {
  const stored = new Map((await db.select().from(agreement)).map(({ key, html }) => [key, html]));
  return agreementNames.map((key, index) => ({ id: index + 1, key, html: stored.get(key) ?? null }));
};

const readOne = async (db: Queryable, id: number): Promise<AgreementEntry> =>
  found((await readAll(db)).find((entry) => entry.id === id) ?? null);

/** Writes a text in all languages; without any, the standard text is shown again. */
const write = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  id: number,
  htmlOf: (stored: AgreementEntry) => LocalizedText | null,
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockTable(tx, agreement);
    const before = await readOne(tx, id);
    const { key } = before;
    const html = htmlOf(before);
    if (html === null) await tx.delete(agreement).where(eq(agreement.key, key));
    else
      await tx
        .insert(agreement)
        .values({ key, html })
        .onConflictDoUpdate({ target: agreement.key, set: { html } });
    const act = {
      merchantId: null,
      action: "agreement.write",
      subject: `agreement:${key}`,
      before: { ...before.html },
      after: { ...html },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [agreementTag]);
  });

/** The marketplace's legal texts. The command `shop agreement` writes one language of one. */
export const registerAgreements = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, operatorAgreementList, () => readAll(ctx.db));
  route(app, ctx, operatorAgreementDetail, ({ params }) => readOne(ctx.db, params.id));
  route(app, ctx, operatorAgreementSave, async ({ caller, body: { id, from, to } }) => {
    if (id === null || from === null) throw new Failure(Code.badRequest, "wrongParameter");
    await withRefusals(() =>
      write(ctx, operatorOf(caller), id, (stored) => {
        const values = factsOf(z.parse(agreementFields, stored));
        const merged = mergedFields(values, factsOf(from), factsOf(to), stored);
        return differingFields(values, merged).length === 0
          ? stored.html
          : readFields(shape, merged, "").html;
      }),
    );
    return readOne(ctx.db, id);
  });
};
