import type { DataOf } from "../contract/endpoint.ts";
import type { noticeList } from "../contract/notices.ts";

/** A notice for the shopper. */
export interface Notice {
  readonly id: number;
  /** Such as `orderShipped`. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** Path without a locale prefix. */
  readonly path: string | undefined;
  /** Picture of the product it is about. */
  readonly picture: string | null;
  readonly isRead: boolean;
  /** `yyyy-MM-dd HH:mm:ss` in GMT+8. */
  readonly createdAt: string;
}

export const noticePageOf = ({
  list,
  total,
}: DataOf<typeof noticeList>): { list: Notice[]; total: number } => ({
  list: list.map(({ id, type, title, text, link, image, isRead, createTime }) => ({
    id,
    kind: type,
    title,
    text,
    path: link ?? undefined,
    picture: image,
    isRead,
    createdAt: createTime,
  })),
  total,
});
