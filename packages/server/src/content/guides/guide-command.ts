import { readFile } from "node:fs/promises";
import { type GuideTopic, guideTopics, wireLocales } from "@carmine/api/contract";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { cleanHtml } from "../../shared/clean-html.ts";
import { isWireLocale } from "../../shared/wire-locale.ts";
import { Refused } from "../editing/refused.ts";
import { writeGuide } from "./guides.ts";

export interface GuideOrder {
  ctx: Pick<AppContext, "db" | "clock">;
  actor: Actor;
  /** Last part of the guide's address: lowercase letters, digits and hyphens. */
  slug: string;
  title: string;
  /** An HTML file in UTF-8. */
  file: string;
  /** One of `wireLocales`. */
  language: string;
  /** One of `guideTopics`; an existing guide keeps its topic without it. */
  topic: string | undefined;
}

const isTopic = (text: string): text is GuideTopic => guideTopics.some((topic) => topic === text);

/** Publishes the text of a file as a guide. @throws Refused */
export const guideCommand = async ({
  ctx,
  actor,
  slug,
  title,
  file,
  language,
  topic,
}: GuideOrder): Promise<void> => {
  if (!/^[a-z0-9-]{1,64}$/.test(slug))
    throw new Refused(`"${slug}" can't be part of a URL; use lowercase letters, digits and hyphens`);
  if (!isWireLocale(language))
    throw new Refused(`"${language}" is not a language of the shop; use one of ${wireLocales.join(", ")}`);
  if (topic !== undefined && !isTopic(topic))
    throw new Refused(`"${topic}" is not a topic of the help center; use one of ${guideTopics.join(", ")}`);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) throw new Refused(`${file} can't be read; check its name and permissions`);
  const html = cleanHtml(text);
  if (html === "") throw new Refused(`${file} has no text; write some HTML into it`);
  if (title.trim() === "") throw new Refused("the title is missing; add --title TEXT");
  await writeGuide(ctx, actor, slug, language, { title: title.trim(), html, topic });
};
