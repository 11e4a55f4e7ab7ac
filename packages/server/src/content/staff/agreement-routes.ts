import {
  agreementFields,
  agreementNames,
  agreementTag,
  Code,
  operatorAgreementDetail,
  operatorAgreementList,
  operatorAgreementSave,
  operatorAgreementVersions,
  textEntryLimits,
  type AgreementEntry,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import type { AgreementKey } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, found } from "../../http/envelope/failure.ts";
import { route } from "../../http/route.ts";
import {
  listVersions,
  newestVersion,
  writeVersion,
  type AgreementText,
} from "../agreements/agreement-versions.ts";
import { entryShape, localizedHtmlField, readFields } from "../editing/fields.ts";
import { operatorOf } from "./entry-routes.ts";
import { differingFields, factsOf, mergedFields } from "./merge-fields.ts";
import { withRefusals } from "./refusals.ts";

const dayOrNull = z.nullable(
  z
    .string()
    .check(z.refine((day) => !Number.isNaN(new Date(day).getTime()), "must be a day such as 2026-12-31.")),
);
const shape = entryShape({
  html: z.nullable(localizedHtmlField(textEntryLimits.html)),
  validFrom: dayOrNull,
});

const keyOf = (id: number): AgreementKey => found(agreementNames[id - 1] ?? null);

const readOne = async (db: Queryable, id: number): Promise<AgreementEntry> => {
  const key = keyOf(id);
  const newest = await newestVersion(db, key);
  return { id, key, html: newest?.html ?? null, validFrom: newest?.validFrom ?? null };
};

const readAll = (db: Queryable): Promise<AgreementEntry[]> =>
  Promise.all(agreementNames.map((_, index) => readOne(db, index + 1)));

/** Writes a text in all languages; without any, the standard text is shown again. */
const write = (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  id: number,
  change: (stored: AgreementText) => AgreementText,
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const key = keyOf(id);
    const { before, after } = await writeVersion(tx, ctx, key, change);
    const factsIn = ({ html, validFrom }: AgreementText) => ({
      ...html,
      ...(before.validFrom !== after.validFrom && { validFrom }),
    });
    const act = {
      merchantId: null,
      action: "agreement.write",
      subject: `agreement:${key}`,
      before: factsIn(before),
      after: factsIn(after),
    };
    await recordAudit(tx, actor, act, ctx.clock.now());
    await publishTags(tx, [agreementTag]);
  });

/** The marketplace's legal texts. The command `shop agreement` writes one language of one. */
export const registerAgreements = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, operatorAgreementList, () => readAll(ctx.db));
  route(app, ctx, operatorAgreementDetail, ({ params }) => readOne(ctx.db, params.id));
  route(app, ctx, operatorAgreementVersions, ({ params }) => listVersions(ctx.db, ctx, keyOf(params.id)));
  route(app, ctx, operatorAgreementSave, async ({ caller, body: { id, from, to } }) => {
    if (id === null || from === null) throw new Failure(Code.badRequest, "wrongParameter");
    await withRefusals(() =>
      write(ctx, operatorOf(caller), id, (stored) => {
        const values = factsOf(z.parse(agreementFields, stored));
        const merged = mergedFields(values, factsOf(from), factsOf(to), { id, key: keyOf(id), ...stored });
        return differingFields(values, merged).length === 0 ? stored : readFields(shape, merged, "");
      }),
    );
    return readOne(ctx.db, id);
  });
};
