import { readFile } from "node:fs/promises";
import { wireLocales } from "@carmine/api/contract";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { type AgreementKey, agreementKeys } from "../../database/schema/content.ts";
import { cleanHtml } from "../../shared/clean-html.ts";
import { isWireLocale } from "../../shared/wire-locale.ts";
import { writeAgreement } from "./write-agreement.ts";

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

interface AgreementOrder {
  ctx: Pick<AppContext, "db" | "clock">;
  actor: Actor;
  /** One of `agreementKeys`. */
  key: string;
  /** An HTML file in UTF-8. */
  file: string;
  /** One of `wireLocales`. */
  language: string;
}

/** Publishes the text of a file. @returns what is wrong with the order, in one sentence; nothing where it was done */
export const agreementCommand = async ({
  ctx,
  actor,
  key,
  file,
  language,
}: AgreementOrder): Promise<string | undefined> => {
  if (!isOneOf<AgreementKey>(agreementKeys, key))
    return `“${key}” is none of the texts: ${agreementKeys.join(", ")}.`;
  if (!isWireLocale(language)) return `“${language}” is none of the languages: ${wireLocales.join(", ")}.`;
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return `${file} can’t be read.`;
  const html = cleanHtml(text);
  if (html === "") return `${file} holds no text.`;
  await writeAgreement(ctx, actor, key, language, html);
  return undefined;
};
