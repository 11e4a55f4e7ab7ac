import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { searchWords, textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { guidesTag, guideTag } from "./page-tags.ts";
import { dateTime, orNull } from "./values.ts";

/** Sections of the help center, in order. */
export const guideTopics = ["help", "policies", "guides", "about"] as const;
export type GuideTopic = (typeof guideTopics)[number];

const slugInput = textField("verbatim", messageKeys.wrongParameter, z.regex(/^[a-z0-9-]{1,64}$/));

export const guide = endpoint({
  method: "GET",
  path: "/api/front/guide/{slug}",
  policy: "public",
  cached: ["content", "page"],
  tags: (_, { params }) => [guideTag(params.slug)],
  summary: "A page of text by the operator, such as a size guide or the returns policy; an extension.",
  params: z.object({ slug: slugInput }),
  data: z.object({
    slug: z.string(),
    title: z.string(),
    html: z.string(),
    updateTime: dateTime,
    /** Department whose products need the guide. */
    departmentId: orNull(z.number()),
  }),
});

export const guideList = endpoint({
  method: "GET",
  path: "/api/front/guides",
  policy: "public",
  cached: ["content", "page"],
  tags: () => [guidesTag],
  summary: "The operator's pages by topic; with a keyword, pages that contain all its words. An extension.",
  query: z.object({ keyword: searchWords(64) }),
  data: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      topic: z.enum(guideTopics),
      /** Beginning of the text. */
      intro: z.string(),
    }),
  ),
});
