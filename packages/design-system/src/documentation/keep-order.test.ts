// @vitest-environment node
import { expect, test } from "vitest";
import { keepOrder } from "../../scripts/keep-order.ts";

const components = (rules: string): string => `@layer ds.components{${rules}}`;
const together = () => true;

/** The sheets as they come out, each in one line. */
const kept = (codes: Record<string, string>, meet: Parameters<typeof keepOrder>[1] = together) =>
  Object.fromEntries(
    keepOrder(
      Object.entries(codes).map(([id, code]) => ({ id, code })),
      meet,
    ).map(({ id, code }) => [id, code.replace(/\s+/g, " ").trim()]),
  );

test("what a later sheet says of the same weighs more than what it is built of, and less than a class", () => {
  const sheets = kept({
    button: components(".button { padding: 12px } .button:hover { color: red }"),
    iconButton: components(".icon-button { padding-inline: 0 }"),
    close: components(".close { padding: 4px } .close:hover { color: blue }"),
  });
  expect(sheets.button).not.toContain(":not(");
  expect(sheets.iconButton).toContain(":not(x).icon-button {");
  expect(sheets.close).toContain(":not(x x).close {");
  expect(sheets.close).toContain(":not(x).close:hover {");
});

test("rules that cannot meet, or cannot take each other back, stay as they are", () => {
  const sheets = kept({
    button: components(".button { padding: 12px }"),
    gap: components(".gap { gap: 4px }"),
    card: "@layer ds.patterns { .card { padding: 4px } }",
    state: components(".cell[data-open] { padding: 0 }"),
    element: components("td.cell { padding: 0 }"),
  });
  for (const sheet of Object.values(sheets)) expect(sheet).not.toContain(":not(");
  const apart = kept(
    { one: components(".one { margin: 0 }"), two: components(".two { margin: 1px }") },
    () => false,
  );
  expect(apart.two).not.toContain(":not(");
});

test("a sheet's own rules keep their order behind one that weighs more", () => {
  const { field } = kept({
    text: components(".text { color: red }"),
    field: components(".field { color: green; border-color: green } .wrong { border-color: red }"),
  });
  expect(field).toContain(":not(x).field {");
  expect(field).toContain(":not(x).wrong {");
});

test("a name of an element weighs as much against rules that were made heavier", () => {
  const { field } = kept({
    button: components(".button { padding: 12px }"),
    field: components(".field>button { padding: 4px }"),
    icon: components(".icon { padding: 0 } .wide { padding: 8px }"),
  });
  expect(field).toContain(":not(x).field > button {");
});

test("conditions stay around their rules, and frames of a movement are no rules", () => {
  const { two } = kept({
    one: components(".one { color: red; animation: turn 1s }"),
    two: components(
      "@media (hover: hover) { .two { color: blue } } @keyframes turn { to { color: red } } a.two::after { color: blue }",
    ),
  });
  expect(two).toContain("@media (hover: hover) { :not(x).two {");
  expect(two).toContain("to { color: red; }");
  expect(two).toContain("a:not(x).two:after {");
});
