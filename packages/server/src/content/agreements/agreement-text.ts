import type { WireLocale } from "@carmine/api/contract";

/** Heading and plain text of each section, in every language; `{shop}` is replaced by the platform's name. */
export type AgreementText = Record<WireLocale, readonly (readonly [heading: string, text: string])[]>;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The text as HTML, with the platform's name. */
export const agreementHtml = (text: AgreementText, locale: WireLocale, shop: string): string =>
  text[locale]
    .map(
      ([heading, words]) =>
        `<h2>${escaped(heading)}</h2><p>${escaped(words.replaceAll("{shop}", () => shop))}</p>`,
    )
    .join("");
