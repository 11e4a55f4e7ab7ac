import type { DataOf } from "../contract/endpoint.ts";
import type { questionList } from "../contract/product-page.ts";

/** A shopper's question about a product. */
export interface ProductQuestion {
  readonly id: number;
  readonly text: string;
  /** Masked. */
  readonly author: string;
  /** As the wire writes moments, `yyyy-MM-dd HH:mm:ss` in GMT+8. */
  readonly askedAt: string;
  readonly answers: readonly { readonly shop: string; readonly text: string; readonly answeredAt: string }[];
}

export interface QuestionPage {
  readonly questions: readonly ProductQuestion[];
  readonly total: number;
}

/** A page of questions of the wire. */
export const questionPageOf = ({ list, total }: DataOf<typeof questionList>): QuestionPage => ({
  questions: list.map(({ id, content, nickname, createTime, answers }) => ({
    id,
    text: content,
    author: nickname,
    askedAt: createTime,
    answers: answers.map((answer) => ({
      shop: answer.merName,
      text: answer.content,
      answeredAt: answer.createTime,
    })),
  })),
  total,
});
