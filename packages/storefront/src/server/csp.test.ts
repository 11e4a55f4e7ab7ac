import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, hashInlineScripts } from "./csp.ts";

const sha = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("hashInlineScripts", () => {
  const nonce = "a+b/c==";
  const html = Buffer.from(
    [
      `<script nonce="${nonce}">theme()</script>`,
      `<script nonce="${nonce}" id="x">move()</script>`,
      `<script>stolen()</script>`,
      `<script type="application/json">{"a":1}</script>`,
      `<link rel="modulepreload" href="/assets/a.js" nonce="${nonce}"/>`,
      `<script type="module" src="/assets/a.js" nonce="${nonce}" async=""></script>`,
    ].join(""),
  );

  test("allows the scripts of this render and nothing from the content", () => {
    const page = hashInlineScripts(html, nonce);
    expect(page.hashes).toEqual([sha("theme()"), sha("move()")]);
  });

  test("removes the nonce", () => {
    const text = hashInlineScripts(html, nonce).html.toString();
    expect(text).toBe(html.toString().replaceAll(` nonce="${nonce}"`, ""));
  });
});

describe("contentSecurityPolicy", () => {
  const directive = (policy: string, name: string): string =>
    policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";

  test("forbids inline scripts that aren't listed", () => {
    const policy = contentSecurityPolicy({ inlineScripts: ["'nonce-x'"], payment: false });
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-x'");
    expect(directive(policy, "style-src")).toBe("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain("unsafe-eval");
  });

  test("allows the card provider on payment pages only", () => {
    expect(contentSecurityPolicy({ inlineScripts: [], payment: false })).not.toContain("stripe");
    const pictures = "http://10.0.0.7:3000";
    expect(contentSecurityPolicy({ inlineScripts: [], payment: false, pictures })).toMatch(
      /img-src [^;]*http:\/\/10\.0\.0\.7:3000;/,
    );
    const payment = contentSecurityPolicy({ inlineScripts: [], payment: true });
    for (const name of ["script-src", "frame-src", "connect-src"])
      expect(directive(payment, name)).toContain("stripe");
  });
});
