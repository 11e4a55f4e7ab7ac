import { eq } from "drizzle-orm";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { application } from "../../database/schema/applications.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { recordDocumentView } from "../../media/private-pictures.ts";
import { mediaAddress } from "../../shared/media-address.ts";

/**
 * Opens a document of an application for an operator, which is recorded in the audit log.
 * @param number from 1, in the order of the application
 * @returns its URL, which the operator can load for an hour
 * @throws Failure 404 for a draft or a document that doesn't exist
 */
export const openDocument = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  id: number,
  number: number,
): Promise<string> =>
  transaction(db, async (tx) => {
    const [found] = await tx
      .select({ papers: application.papers })
      .from(application)
      .where(eq(application.id, id));
    const key = found?.papers[number - 1];
    if (key === undefined) throw notFound();
    await recordDocumentView(tx, actor, { applicationId: id, key }, clock.now());
    return mediaAddress(key);
  });
