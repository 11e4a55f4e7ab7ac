import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createIntl, FormattedMessage, useIntl, type Messages } from "./intl.tsx";
import { IntlRoot } from "./react.tsx";
import { parseText } from "./tooling/compile.ts";

const make = (messages: Messages, locale = "fr") => {
  const onError = vi.fn<(error: Error) => void>();
  return { intl: createIntl({ locale, messages, timeZone: "Asia/Shanghai", onError }), onError };
};

test("values, numbers and plurals are those of the language", () => {
  const { intl } = make({
    a: parseText("{name} : {count, number}"),
    b: parseText("{count, plural, =0 {rien} one {# pneu} other {# pneus}}"),
  });
  expect(intl.formatMessage({ id: "a" }, { name: "Pneus", count: 12345 })).toBe("Pneus : 12\u202f345");
  expect([0, 1, 1200].map((count) => intl.formatMessage({ id: "b" }, { count }))).toEqual([
    "rien",
    "1 pneu",
    "1\u202f200 pneus",
  ]);
});

test("a part of a text may be an element, and so may a value", () => {
  const html = renderToString(
    <IntlRoot locale="en" messages={{ a: parseText("Agree to <link>the terms of {shop}</link>, {who}.") }}>
      <FormattedMessage
        id="a"
        values={{ link: (text) => <a href="/terms">{text}</a>, shop: <b>Carmine</b>, who: "Ann" }}
      />
    </IntlRoot>,
  );
  expect(html.replaceAll("<!-- -->", "")).toBe(
    'Agree to <a href="/terms">the terms of <b>Carmine</b></a>, Ann.',
  );
});

test("a missing value is told, and the page stands", () => {
  const { intl, onError } = make({ a: parseText("Hello {name}") });
  expect(intl.formatMessage({ id: "a" })).toBe("a");
  expect(onError).toHaveBeenCalledOnce();
});

test("a text that is not translated is the English one, and that is told", () => {
  const { intl, onError } = make({});
  const text = { id: "b", defaultMessage: parseText("{count, plural, one {# item} other {# items}}") };
  expect(intl.formatMessage(text, { count: 0 })).toBe("0 items");
  expect(onError).toHaveBeenCalledOnce();
});

test("times are in the zone of the page where no other is asked for", () => {
  const { intl } = make({}, "en");
  const time = new Date("2026-03-01T20:00:00Z");
  expect(intl.formatDate(time, { dateStyle: "medium" })).toBe("Mar 2, 2026");
  expect(intl.formatDate(time, { dateStyle: "medium", timeZone: "UTC" })).toBe("Mar 1, 2026");
});

test("its absence is told", () => {
  const Text = () => useIntl().locale;
  expect(() => renderToString(<Text />)).toThrow("IntlRoot");
});
