import type { DataOf } from "../contract/endpoint.ts";
import type { questionList } from "../contract/product-page.ts";

export interface ProductQuestion {
  readonly id: number;
  readonly text: string;
  /** Masked. */
  readonly author: string;
  /** Wire time: `yyyy-MM-dd HH:mm:ss` in GMT+8. */
  readonly askedAt: string;
  readonly answers: readonly { readonly shop: string; readonly text: string; readonly answeredAt: string }[];
}

export interface QuestionPage {
  readonly questions: readonly ProductQuestion[];
  readonly total: number;
}

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
