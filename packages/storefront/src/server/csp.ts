import { hash } from "node:crypto";

/** Origins of the payment provider's script, frame and calls; allowed on payment pages only. */
const cardProvider = {
  script: "https://js.stripe.com",
  frames: "https://js.stripe.com https://hooks.stripe.com",
  calls: "https://api.stripe.com",
} as const;

export interface PolicyOptions {
  /** Allowed inline scripts: `'nonce-…'` of this response, or hashes of a cached page's own scripts. */
  readonly inlineScripts: readonly string[];
  readonly payment: boolean;
  /** Origin of another marketplace's pictures; our own pictures have the shop's origin. */
  readonly pictures?: string | undefined;
}

/** The Content-Security-Policy of one page. */
export const contentSecurityPolicy = ({ inlineScripts, payment, pictures }: PolicyOptions): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.join(" ")}${payment ? ` ${cardProvider.script}` : ""}`.trimEnd(),
    "style-src 'self'",
    // Style attributes only (such as the width of a bar): they can't load or run anything.
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
  readonly html: Buffer;
  /** `'sha256-…'` of each inline script of this render, without duplicates. */
  readonly hashes: readonly string[];
}

/**
 * Replaces the nonce of a page with hashes, so that the page can be cached and sent to everybody. Only scripts with
 * the nonce are hashed: it is random and known only to the render, so injected scripts aren't allowed.
 */
export const hashInlineScripts = (page: Buffer, nonce: string): HashedPage => {
  const mark = ` nonce="${nonce}"`;
  const kept: Buffer[] = [];
  const hashes = new Set<string>();
  let from = 0;
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    kept.push(page.subarray(from, at));
    from = at + mark.length;
    const tag = page.subarray(page.lastIndexOf("<", at), at).toString();
    const code = page.subarray(page.indexOf(">", from) + 1, page.indexOf("</script>", from));
    if (tag.startsWith("<script") && code.length > 0)
      hashes.add(`'sha256-${hash("sha256", code, "base64")}'`);
  }
  return { html: Buffer.concat([...kept, page.subarray(from)]), hashes: [...hashes] };
};
