import { expect, it } from "vitest";
import { firstSentence } from "./first-sentence.ts";

it("returns the first sentence of the first paragraph as plain text", () => {
  const html = "<h2>Oil</h2><p>Use <strong>5W-30</strong> &amp; change it at 4.5 l. Ask us.</p><p>More.</p>";
  expect(firstSentence(html)).toBe("Use 5W-30 & change it at 4.5 l.");
  expect(firstSentence("<p>多数国家要求使用冬季轮胎。雪花标志通用。</p>")).toBe("多数国家要求使用冬季轮胎。");
  expect(firstSentence("<p>“Sold on Monday.” Elin, “Mine.”</p>")).toBe("“Sold on Monday.”");
  expect(firstSentence("Two words")).toBe("Two words");
  expect(firstSentence("")).toBe("");
});

it("truncates long sentences between words", () => {
  const sentence = firstSentence(`<p>${"ยางฤดูหนาว ".repeat(40)}</p>`);
  expect(sentence.length).toBeLessThanOrEqual(160);
  expect(sentence).toMatch(/ยางฤดูหนาว…$/);
});
