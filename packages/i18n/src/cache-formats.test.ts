import { expect, it, vi } from "vitest";
import type { Locale } from "./locales.ts";
import { makeIntl } from "./make-intl.ts";

const tires = [
  { type: 1 as const, value: "count" },
  { type: 0 as const, value: " tires" },
];
const pneus = [
  { type: 1 as const, value: "count" },
  { type: 0 as const, value: " pneus" },
];

const intlIn = (locale: Locale, text: typeof tires) =>
  makeIntl({ locale, messages: { tires: text }, onError: () => undefined });

const said = (intl: ReturnType<typeof intlIn>, count: number) =>
  intl.formatMessage({ id: "tires" }, { count });

it("creates the format of a message once per language", () => {
  const first = intlIn("en", tires);
  const make = vi.spyOn(JSON, "stringify");
  expect(said(first, 4)).toBe("4 tires");
  const calls = make.mock.calls.length;
  expect(said(intlIn("en", tires), 2)).toBe("2 tires");
  expect(make.mock.calls.length).toBe(calls);
  make.mockRestore();
});

it("separates languages", () => {
  expect(said(intlIn("en", tires), 4)).toBe("4 tires");
  expect(said(intlIn("fr", pneus), 4)).toBe("4 pneus");
  expect(said(intlIn("es", tires), 4)).toBe("4 tires");
});
