import { ownPictureOf } from "../contract/media.ts";
import type { UserInfo } from "../contract/accounts.ts";

/** The signed-in account, as its owner sees it. */
export interface Person extends Omit<UserInfo, "integral" | "collectCount" | "deleteTime"> {
  /** Points that can be spent. */
  readonly points: number;
  /** Saved products. */
  readonly savedCount: number;
  /** When the account is deleted, where its owner asked for it. */
  readonly deletedAt: string | null;
}

export const personOf = ({ integral, collectCount, deleteTime, ...rest }: UserInfo): Person => ({
  ...rest,
  avatar: ownPictureOf(rest.avatar),
  points: integral,
  savedCount: collectCount,
  deletedAt: deleteTime,
});
