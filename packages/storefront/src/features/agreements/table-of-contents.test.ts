import { expect, test } from "vitest";
import { withAnchors } from "./table-of-contents.ts";

test("adds anchors to headings and lists them without tags", () => {
  expect(withAnchors("<h2>A &amp; <em>B</em></h2><p>x</p><h3>C</h3>")).toEqual({
    html: '<h2 id="part-1">A &amp; <em>B</em></h2><p>x</p><h3 id="part-2">C</h3>',
    headings: [
      { id: "part-1", text: "A & B" },
      { id: "part-2", text: "C" },
    ],
  });
});

test("leaves a text without headings unchanged", () =>
  expect(withAnchors("<p>x</p>")).toEqual({ html: "<p>x</p>", headings: [] }));
