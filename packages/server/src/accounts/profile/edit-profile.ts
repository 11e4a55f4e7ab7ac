import { ownPictureOf } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { notFound } from "../../http/envelope/failure.ts";
import type { AppContext } from "../../context.ts";
import { account } from "../../database/schema/accounts.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { upload } from "../../database/schema/media.ts";
import { review } from "../../database/schema/reviews.ts";
import { transaction } from "../../database/transaction.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { takeUploads } from "../../media/uploads/take-uploads.ts";
import { mediaKeyIn } from "../../shared/media-address.ts";

/**
 * Changes the public name and picture.
 * @param avatar URL of an avatar uploaded by the account; empty or the default picture removes it, absent
 * keeps it
 * @throws Failure 400 for any other picture
 */
export const editProfile = (
  { db, clock }: AppContext,
  caller: Caller,
  { nickname, avatar: sent }: { nickname: string; avatar?: string | null | undefined },
): Promise<void> =>
  transaction(db, async (tx) => {
    const accountId = requireUser(caller);
    const avatar = sent ? ownPictureOf(sent) : sent;
    const now = clock.now();
    const [before] = await tx
      .select({ avatar: account.avatar })
      .from(account)
      .where(eq(account.id, accountId))
      .for("update");
    if (!before) throw notFound();
    const named = avatar ? mediaKeyIn(avatar) : null;
    const isSame = avatar === undefined || (named !== null && named === before.avatar);
    if (isSame) {
      await tx.update(account).set({ nickname }).where(eq(account.id, accountId));
      return;
    }
    const [key = null] = await takeUploads(tx, {
      urls: avatar ? [avatar] : [],
      accountId,
      model: "avatar",
      now,
    });
    await tx.update(account).set({ nickname, avatar: key }).where(eq(account.id, accountId));
    if (before.avatar === null) return;
    // The upload sweep deletes the old avatar, so no row may refer to it.
    await tx
      .update(upload)
      .set({ takenAt: null, createdAt: now })
      .where(and(eq(upload.key, before.avatar), eq(upload.model, "avatar")));
    const written = await tx
      .update(review)
      .set({ avatar: key })
      .where(and(eq(review.accountId, accountId), eq(review.avatar, before.avatar)))
      .returning({ productId: review.productId });
    await publishTags(
      tx,
      written.map(({ productId }) => `product:${productId}`),
    );
  });
