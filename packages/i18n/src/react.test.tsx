import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
  DateTime,
  FormattedMessage,
  FormattedNumber,
  IntlRoot,
  Money,
  RelativeTime,
  useLocale,
  useMoney,
} from "./react.tsx";
import { parseText } from "./tooling/compile.ts";

const Locale = () => useLocale();
const Whole = () => useMoney()("1234.5").whole;

test("reads texts from the compiled catalog, with plurals and numbers of the language", () => {
  const messages = { a: parseText("{name} : {count, plural, =0 {rien} one {# pneu} other {# pneus}}") };
  const html = renderToString(
    <IntlRoot locale="fr" messages={messages}>
      {[0, 1, 1200].map((count) => (
        <FormattedMessage key={count} id="a" values={{ name: "Stock", count }} />
      ))}
    </IntlRoot>,
  );
  expect(html.replaceAll("<!-- -->", "|")).toBe("Stock : rien|Stock : 1 pneu|Stock : 1\u202f200 pneus");
});

test("accepts elements as parts of a text and as values", () => {
  const warned = vi.spyOn(console, "error");
  const messages = { a: parseText("Agree to <link>the terms of {shop}</link>, {who}.") };
  const html = renderToString(
    <IntlRoot locale="en" messages={messages}>
      <FormattedMessage
        id="a"
        values={{ link: (text) => <a href="/terms">{text}</a>, shop: <b>Carmine</b>, who: "Ann" }}
      />
    </IntlRoot>,
  );
  expect(html.replaceAll("<!-- -->", "")).toBe(
    'Agree to <a href="/terms">the terms of <b>Carmine</b></a>, Ann.',
  );
  // React warns about missing keys.
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test("shares the expensive formatters between all pages", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  const page = () =>
    renderToString(
      <IntlRoot locale="th" messages={{}}>
        <FormattedNumber value={7.5} />
      </IntlRoot>,
    );
  page();
  made.mockClear();
  expect(page()).toBe("7.5");
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test("formats amounts in the page's language and currency", () => {
  const html = renderToString(
    <IntlRoot locale="es" messages={{}} symbol="€" digits={2}>
      <Money value="12.5" />|<Whole />|<Locale />
    </IntlRoot>,
  );
  expect(html.replaceAll("<!-- -->", "")).toBe("12,50\u00a0€|1234|es");
});

test("renders wire times on a server, and nothing without a time", () => {
  const html = renderToString(
    <IntlRoot locale="en" messages={{}}>
      <DateTime value="2026-03-01 08:30:00" />
      <RelativeTime value="2026-03-02 08:30:00" />
      <DateTime value={null} />
    </IntlRoot>,
  );
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toBe(" Mar 1, 2026, 8:30 AM Mar 2, 2026 ");
  expect(html).toContain('dateTime="2026-03-01T00:30:00.000Z"');
});

test("falls back to English for a missing text, and reports it", () => {
  const onError = vi.fn<() => void>();
  const html = renderToString(
    <IntlRoot locale="th" messages={{}} onError={onError}>
      <FormattedMessage id="gone" defaultMessage={parseText("{count} items")} values={{ count: 2 }} />
    </IntlRoot>,
  );
  expect(html).toBe("2 items");
  expect(onError).toHaveBeenCalledOnce();
});

test("reports a missing value, and still renders", () => {
  const onError = vi.fn<() => void>();
  const html = renderToString(
    <IntlRoot locale="en" messages={{ a: parseText("Hello {name}") }} onError={onError}>
      <FormattedMessage id="a" />
    </IntlRoot>,
  );
  expect(html).toBe("a");
  expect(onError).toHaveBeenCalledOnce();
});

test("renders Lao identically on a platform without Lao", () => {
  const html = renderToString(
    <IntlRoot locale="lao" messages={{}}>
      <FormattedNumber value={12345.6} /> <DateTime value="2023-11-15 06:13:20" />{" "}
      <RelativeTime value="2023-11-15 06:13:20" />
    </IntlRoot>,
  );
  expect(html).toContain("12.345,6");
  expect(html).toContain(">15 ພະຈິກ 2023 06:13<");
  expect(html).toContain(">15 ພະຈິກ 2023<");
});
