import { readFile } from "node:fs/promises";
import { type WireLocale, wireLocales } from "@carmine/api/contract";
import type { Database } from "../../database/connection.ts";
import { type AgreementKey, agreementKeys } from "../../database/schema/content.ts";
import { cleanHtml } from "../../shared/clean-html.ts";
import { writeAgreement } from "./write-agreement.ts";

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

interface AgreementOrder {
  db: Database;
  /** One of `agreementKeys`. */
  key: string;
  /** An HTML file in UTF-8. */
  file: string;
  /** One of `wireLocales`. */
  language: string;
}

/** Publishes the text of a file. @returns what is wrong with the order, in one sentence; nothing where it was done */
export const agreementCommand = async ({
  db,
  key,
  file,
  language,
}: AgreementOrder): Promise<string | undefined> => {
  if (!isOneOf<AgreementKey>(agreementKeys, key))
    return `“${key}” is none of the texts: ${agreementKeys.join(", ")}.`;
  if (!isOneOf<WireLocale>(wireLocales, language))
    return `“${language}” is none of the languages: ${wireLocales.join(", ")}.`;
  const html = cleanHtml(await readFile(file, "utf8"));
  if (html === "") return `${file} holds no text.`;
  await writeAgreement(db, key, language, html);
  return undefined;
};
