import { readFile } from "node:fs/promises";
import { wireLocales } from "@carmine/api/contract";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { type AgreementKey, agreementKeys } from "../../database/schema/content.ts";
import { cleanHtml } from "../../shared/clean-html.ts";
import { isWireLocale } from "../../shared/wire-locale.ts";
import { isDay } from "../editing/fields.ts";
import { Refused } from "../editing/refused.ts";
import { writeAgreement } from "./write-agreement.ts";

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

interface AgreementOrder {
  ctx: Pick<AppContext, "db" | "clock" | "config">;
  actor: Actor;
  /** One of `agreementKeys`. */
  key: string;
  /** An HTML file in UTF-8. */
  file: string;
  /** One of `wireLocales`. */
  language: string;
  /** First day of the version, `yyyy-MM-dd`; without it, the newest version is corrected. */
  validFrom?: string | undefined;
}

/** Publishes the text of a file. @throws Refused */
export const agreementCommand = async ({
  ctx,
  actor,
  key,
  file,
  language,
  validFrom,
}: AgreementOrder): Promise<void> => {
  if (!isOneOf<AgreementKey>(agreementKeys, key))
    throw new Refused(`there is no text "${key}"; use one of ${agreementKeys.join(", ")}`);
  if (!isWireLocale(language))
    throw new Refused(`"${language}" is not a language of the shop; use one of ${wireLocales.join(", ")}`);
  if (validFrom !== undefined && !(/^\d{4}-\d\d-\d\d$/.test(validFrom) && isDay(validFrom)))
    throw new Refused(`"${validFrom}" is not a day; write it like 2026-12-31`);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) throw new Refused(`${file} can't be read; check its name and permissions`);
  const html = cleanHtml(text);
  if (html === "") throw new Refused(`${file} has no text; write some HTML into it`);
  await writeAgreement(ctx, actor, key, language, html, validFrom);
};
