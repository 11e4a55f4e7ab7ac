import { createHash } from "node:crypto";

/** Origins of the payment provider's script, frame and calls; allowed on payment pages only. */
const cardProvider = {
  script: "https://js.stripe.com",
  frames: "https://js.stripe.com https://hooks.stripe.com",
  calls: "https://api.stripe.com",
} as const;

export interface PolicyOptions {
  /** What may run inline: `'nonce-…'` of this response, or hashes of a cached page's own scripts. */
  readonly inlineScripts: readonly string[];
  readonly payment: boolean;
  /** Where another marketplace has its pictures; our own has them at the shop's address. */
  readonly pictures?: string | undefined;
}

/** The Content-Security-Policy of one page. */
export const contentSecurityPolicy = ({ inlineScripts, payment, pictures }: PolicyOptions): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.join(" ")}${payment ? ` ${cardProvider.script}` : ""}`.trimEnd(),
    "style-src 'self'",
    // Attributes only (a bar's width): they can neither load nor run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${pictures ? ` ${pictures}` : ""}`,
    "font-src 'self'",
    `connect-src 'self'${payment ? ` ${cardProvider.calls}` : ""}`,
    `frame-src ${payment ? cardProvider.frames : "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default rich-text",
  ].join("; ");

export interface HashedPage {
  readonly html: string;
  /** `'sha256-…'` of each inline script that this render wrote, each once. */
  readonly hashes: readonly string[];
}

/**
 * Turns a page rendered with a nonce into one without, so that it can be cached and sent to everybody. Only scripts that carry
 * the nonce are hashed: it is random and known to the render alone, so an injected script is not allowed.
 */
export const hashInlineScripts = (page: string, nonce: string): HashedPage => {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { html: page.replaceAll(mark, ""), hashes: [...hashes] };
};
