import { expect, test, vi } from "vitest";

test("returns the same object for the same text, so that React doesn't write it again", async () => {
  const createHTML = (text: string) => Object(text) as string;
  vi.stubGlobal("window", { trustedTypes: { createPolicy: () => ({ createHTML }) } });
  const { sanitizedHtml } = await import("./sanitized-html.ts");
  expect(sanitizedHtml("<p>Tire</p>")).toBe(sanitizedHtml("<p>Tire</p>"));
  expect(sanitizedHtml("<p>Tire</p>")).not.toBe(sanitizedHtml("<p>Wheel</p>"));
  vi.unstubAllGlobals();
});
