import { ownPictureOf } from "../contract/media.ts";
import type { UserInfo } from "../contract/accounts.ts";

/** The signed-in account. */
export interface Person extends Omit<UserInfo, "integral" | "collectCount" | "deleteTime"> {
  /** Usable points. */
  readonly points: number;
  /** Number of wishlist entries. */
  readonly savedCount: number;
  /** Scheduled deletion of the account. */
  readonly deletedAt: string | null;
}

export const personOf = ({ integral, collectCount, deleteTime, ...rest }: UserInfo): Person => ({
  ...rest,
  avatar: ownPictureOf(rest.avatar),
  points: integral,
  savedCount: collectCount,
  deletedAt: deleteTime,
});
