import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredWords } from "../fields.ts";
import { limits } from "../limits.ts";
import { messageKeys } from "../message-keys.ts";
import { question } from "../product-page.ts";
import { flagInput, idInput, pageOf, pageQuery } from "../values.ts";

/** A question about a product of the caller's shops. */
export const shopQuestion = z.extend(question, { productId: z.number(), storeName: z.string() });

export const merchantQuestionList = endpoint({
  method: "GET",
  path: "/api/merchant/question/list",
  policy: "merchant",
  needs: "questions.answer",
  summary: "Questions about products of the caller's shops, oldest open one first.",
  query: z.object({ merId: z.optional(idInput), open: z.optional(flagInput), ...pageQuery }),
  data: pageOf(shopQuestion),
});

export const merchantQuestionAnswer = endpoint({
  method: "POST",
  path: "/api/merchant/question/answer/{id}",
  policy: "merchant",
  needs: "questions.answer",
  summary: "Answers a question about a product of the caller's shops; a second answer replaces the first.",
  params: z.object({ id: idInput }),
  body: z.object({
    content: requiredWords(messageKeys.emptyQuestion, limits.question, messageKeys.questionLength),
  }),
  data: z.null(),
});
