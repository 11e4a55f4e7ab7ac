// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import type { Locale } from "@carmine/i18n";
import { IntlRoot } from "@carmine/i18n/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { hasPlotData, PointsOverTime } from "./PointsOverTime.tsx";

afterEach(cleanup);

const months = [
  { year: 2025, month: 12, points: 0 },
  { year: 2026, month: 1, points: 2535 },
];

test.each<[Locale, string[]]>([
  ["fr", ["déc.", "janv."]],
  ["zh-CN", ["12月", "1月"]],
  // Browsers have no Lao month names; our own must be used instead of another language's.
  ["lao", ["ທ.ວ.", "ມ.ກ."]],
])("names the months in %s", (locale, names) => {
  render(
    <IntlRoot locale={locale} messages={{}}>
      <PointsOverTime months={months} label="Points" />
    </IntlRoot>,
  );
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(names);
});

test("detects whether there is data to plot", () => {
  expect(hasPlotData(months)).toBe(true);
  expect(hasPlotData(months.slice(0, 1))).toBe(false);
});
