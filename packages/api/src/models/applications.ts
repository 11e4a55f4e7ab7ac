import type { ApplicationRecord, settledRecord } from "../contract/applications.ts";
import type { DataOf } from "../contract/endpoint.ts";
import type { MerchantCategory as WireCategory } from "../contract/merchants.ts";
import { readList } from "../contract/texts.ts";

const states = ["pending", "approved", "refused", "withdrawn"] as const;

/** Main category of a shop. */
export interface MerchantCategory {
  readonly id: number;
  readonly name: string;
  /** Percent of each sale; null if unknown. */
  readonly fee: number | null;
}

/** The leaf categories of a tree, in its order; a category with children is only a heading. */
export const merchantCategoriesOf = (tree: readonly WireCategory[]): MerchantCategory[] =>
  tree.flatMap(({ id, name, handlingFee, childList }) =>
    childList && childList.length > 0 ? merchantCategoriesOf(childList) : [{ id, name, fee: handlingFee }],
  );

/** An application to open a shop. */
export interface Application {
  readonly id: number;
  readonly shopName: string;
  readonly categoryId: number;
  readonly typeId: number;
  readonly ownerName: string;
  readonly email: string;
  readonly phone: string;
  /** Percent of each sale. */
  readonly fee: number | undefined;
  readonly keywords: string;
  readonly address: string;
  readonly state: (typeof states)[number];
  /** Why it was refused. */
  readonly reason: string | undefined;
  /** URLs of the private documents. */
  readonly papers: readonly string[];
  /** URLs of the documents that shoppers may see after approval. */
  readonly publicPapers: readonly string[];
  /** Wire times: `yyyy-MM-dd HH:mm:ss`, GMT+8. */
  readonly sentAt: string;
  readonly dueAt: string | undefined;
  readonly decidedAt: string | undefined;
  /** The application replaced by this one. */
  readonly previousId: number | undefined;
  /** The opened shop. */
  readonly shopId: number | undefined;
}

const applicationOf = (record: ApplicationRecord): Application => {
  const publicPapers = readList(record.publicPicture);
  return {
    id: record.id,
    shopName: record.name,
    categoryId: record.categoryId,
    typeId: record.typeId,
    ownerName: record.realName,
    email: record.email,
    phone: record.phone ?? "",
    fee: record.handlingFee ?? undefined,
    keywords: record.keywords ?? "",
    address: record.address,
    state: states[record.auditStatus - 1] ?? "pending",
    reason: record.denialReason ?? undefined,
    papers: readList(record.qualificationPicture).filter((url) => !publicPapers.includes(url)),
    publicPapers,
    sentAt: record.createTime,
    dueAt: record.dueTime ?? undefined,
    decidedAt: record.decideTime ?? undefined,
    previousId: record.previousId ?? undefined,
    shopId: record.merId ?? undefined,
  };
};

export const applicationPageOf = ({
  list,
  total,
}: DataOf<typeof settledRecord>): { list: Application[]; total: number } => ({
  list: list.map(applicationOf),
  total,
});
