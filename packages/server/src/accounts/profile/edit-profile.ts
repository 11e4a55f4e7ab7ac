import { Code } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { account } from "../../database/schema/accounts.ts";
import { picture } from "../../database/schema/media.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { mediaKeyIn } from "../../shared/media-address.ts";

/**
 * Changes the name and the picture that others see.
 * @param avatar address of a picture of the shop; empty takes it away, absent leaves it
 * @throws Failure 400 for an address that is no picture of the shop
 */
export const editProfile = async (
  { db }: AppContext,
  caller: Caller,
  { nickname, avatar }: { nickname: string; avatar?: string | null | undefined },
): Promise<void> => {
  const id = requireUser(caller);
  const changes: { nickname: string; avatar?: string | null } = { nickname };
  if (avatar === "" || avatar === null) changes.avatar = null;
  else if (avatar !== undefined) {
    const key = mediaKeyIn(avatar);
    const [known] =
      key === null ? [] : await db.select({ key: picture.key }).from(picture).where(eq(picture.key, key));
    if (!known) throw new Failure(Code.badRequest, "wrongParameter");
    changes.avatar = known.key;
  }
  await db.update(account).set(changes).where(eq(account.id, id));
};
