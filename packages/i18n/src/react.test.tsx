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

test("texts come from the compiled catalogue", () => {
  const messages = { a: parseText("{count, plural, one {# article} other {# articles}}") };
  const html = renderToString(
    <IntlRoot locale="fr" messages={messages}>
      <FormattedMessage id="a" values={{ count: 0 }} />
    </IntlRoot>,
  );
  expect(html).toBe("0 article");
});

test("amounts are in the page's language and currency", () => {
  const html = renderToString(
    <IntlRoot locale="es" messages={{}} symbol="€" currency="EUR">
      <Money value="12.5" />|<Whole />|<Locale />
    </IntlRoot>,
  );
  expect(html.replaceAll("<!-- -->", "")).toBe("12,50\u00a0€|1234|es");
});

test("times on a server are those of the wire, and nothing where there is none", () => {
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

test("a missing text is told", () => {
  const onError = vi.fn<() => void>();
  renderToString(
    <IntlRoot locale="th" messages={{}} onError={onError}>
      <FormattedMessage id="gone" defaultMessage="Cart" />
    </IntlRoot>,
  );
  expect(onError).toHaveBeenCalledOnce();
});

test("Lao looks the same where the platform knows no Lao", () => {
  const html = renderToString(
    <IntlRoot locale="lao" messages={{}}>
      <FormattedNumber value={12345.6} /> <DateTime value="2023-11-15 06:13:20" />{" "}
      <RelativeTime value="2023-11-15 06:13:20" />
    </IntlRoot>,
  );
  expect(html).toContain("12.345,6");
  expect(html).toContain(">15/11/2023, 6:13<");
  expect(html).toContain(">15/11/2023<");
});
