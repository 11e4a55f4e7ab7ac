import { readFile } from "node:fs/promises";
import { wireLocales } from "@carmine/api/contract";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { cleanHtml } from "../../shared/clean-html.ts";
import { isWireLocale } from "../../shared/wire-locale.ts";
import { writeGuide } from "./guides.ts";

export interface GuideOrder {
  ctx: Pick<AppContext, "db" | "clock">;
  actor: Actor;
  /** Last part of the guide's address: small letters, digits and hyphens. */
  slug: string;
  title: string;
  /** An HTML file in UTF-8. */
  file: string;
  /** One of `wireLocales`. */
  language: string;
}

/** Publishes the text of a file as a guide. @returns what is wrong, in one sentence; nothing where it was done */
export const guideCommand = async ({
  ctx,
  actor,
  slug,
  title,
  file,
  language,
}: GuideOrder): Promise<string | undefined> => {
  if (!/^[a-z0-9-]{1,64}$/.test(slug))
    return `“${slug}” can’t be part of an address: use small letters, digits and hyphens.`;
  if (!isWireLocale(language)) return `“${language}” is none of the languages: ${wireLocales.join(", ")}.`;
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return `${file} can’t be read.`;
  const html = cleanHtml(text);
  if (html === "") return `${file} holds no text.`;
  if (title.trim() === "") return "A guide needs a title: --title TEXT.";
  await writeGuide(ctx, actor, slug, language, { title: title.trim(), html });
  return undefined;
};
