import type { WireLocale } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { textOf } from "../../http/messages.ts";
import { escapeHtml } from "./escape-html.ts";
import { mailStyles } from "./mail-styles.ts";

/** A bought item in a mail. */
export interface MailItem {
  readonly name: string;
  /** Chosen option and quantity. */
  readonly note: string;
  readonly amount: string;
  /** Absolute URL; null shows no picture. */
  readonly picture: string | null;
}

/** Content of a mail from top to bottom; omitted parts take no space. */
export interface MailContent {
  readonly locale: WireLocale;
  /** Name of the marketplace, shown at the top, and its URL. */
  readonly shop: string;
  readonly home: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Names and values, such as a tracking number. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly items?: readonly MailItem[];
  /** Totals under the items, the last one bold. */
  readonly sums?: readonly (readonly [string, string])[];
  readonly foot: readonly string[];
  /** Unsubscribe link for this kind of mail. */
  readonly stop?: { readonly label: string; readonly href: string };
}

const e = escapeHtml;

const buttonHtml = ({ label, href }: NonNullable<MailContent["button"]>) =>
  `<table role="presentation" class="row"><tr><td><a class="button" href="${e(href)}">${e(label)}</a></td></tr></table>`;

const factsHtml = (facts: NonNullable<MailContent["facts"]>) =>
  `<table role="presentation" class="facts">${facts
    .map(
      ([name, value]) =>
        `<tr><td class="muted" dir="auto">${e(name)}</td><td class="fact" dir="auto">${e(value)}</td></tr>`,
    )
    .join("")}</table>`;

const itemHtml = ({ name, note, amount, picture }: MailItem) =>
  `<tr><td class="picture">${
    picture === null ? "" : `<img src="${e(picture)}" width="64" height="64" alt="">`
  }</td><td class="item"><strong dir="auto">${e(name)}</strong><br><span class="muted" dir="auto">${e(note)}</span></td><td class="amount">${e(amount)}</td></tr>`;

const sumsHtml = (sums: NonNullable<MailContent["sums"]>) =>
  `<table role="presentation" class="sums">${sums
    .map(([name, value], at) => {
      const total = at === sums.length - 1 ? ' class="total"' : "";
      return `<tr${total}><td>${e(name)}</td><td class="amount">${e(value)}</td></tr>`;
    })
    .join("")}</table>`;

/** HTML version: 600 px wide, light or dark by system setting, readable without pictures. */
export const mailHtml = (mail: MailContent): string => {
  const { locale, shop, home, title, paragraphs, button, facts, items, sums, foot, stop } = mail;
  return `<!doctype html>
<html lang="${bcp47(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(title)}</title>
<style>${mailStyles}</style>
</head>
<body>
<div class="preview">${e(paragraphs[0] ?? "")}</div>
<table role="presentation" class="page"><tr><td align="center">
<table role="presentation" class="sheet">
<tr><td class="brand"><a href="${e(home)}">${e(shop)}</a></td></tr>
<tr><td class="body">
<h1 dir="auto">${e(title)}</h1>
${paragraphs.map((text) => `<p dir="auto">${e(text)}</p>`).join("\n")}
${facts && facts.length > 0 ? factsHtml(facts) : ""}
${button ? buttonHtml(button) : ""}
${items && items.length > 0 ? `<table role="presentation" class="items">${items.map(itemHtml).join("")}</table>` : ""}
${sums && sums.length > 0 ? sumsHtml(sums) : ""}
</td></tr>
<tr><td class="foot">${foot.map((text) => `<p>${e(text)}</p>`).join("")}${
    stop ? `<p><a href="${e(stop.href)}">${e(stop.label)}</a></p>` : ""
  }</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};

/** Plain text version. */
export const mailText = (mail: MailContent): string => {
  const { locale, title, paragraphs, button, facts = [], items = [], sums = [], foot, stop } = mail;
  // French puts a space before the colon, Chinese a wide colon without a space after it.
  const fact = (name: string, value: string) => textOf("mailFact", locale, { name, value });
  const parts = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => fact(name, value)).join("\n"),
    button ? `${fact(button.label, "").trimEnd()}\n${button.href}` : "",
    items.map(({ name, note, amount }) => `${name}\n  ${note}  ${amount}`).join("\n"),
    sums.map(([name, value]) => fact(name, value)).join("\n"),
    "—",
    ...foot,
    stop ? fact(stop.label, stop.href) : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
};
