import { describe, expect, it } from "vitest";
import { cleanHtml, plainText } from "./clean-html.ts";

describe("sanitizing a description", () => {
  it.each([
    [`<p onclick="x()">Hi<script>alert(1)</script></p>`, "<p>Hi</p>"],
    [`<a href="javascript:alert(1)">x</a>`, `<a rel="nofollow noopener noreferrer">x</a>`],
    [
      `<a href="https://x.example" target="_top">x</a>`,
      `<a href="https://x.example" rel="nofollow noopener noreferrer">x</a>`,
    ],
    [`<img src=x onerror=alert(1)>`, ""],
    [`<iframe src="https://x.example"></iframe><form><input></form>`, ""],
    [`<h1>Big</h1><style>p{}</style>`, "<h2>Big</h2>"],
    [`<svg><script>alert(1)</script></svg>`, ""],
    [`<p style="position:fixed">x</p>`, "<p>x</p>"],
    [`<table><tr><td colspan="2">x</td></tr></table>`, `<table><tr><td colspan="2">x</td></tr></table>`],
  ])("%s", (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it("returns the text without tags, cut at a word", () => {
    expect(plainText("<p>Tom &amp; Jerry</p><p>run</p>", 100)).toBe("Tom & Jerry run");
    expect(plainText("<table><tr><th>Frame</th><td>Carbon</td></tr></table><div>Light</div>fast", 100)).toBe(
      "Frame Carbon Light fast",
    );
    expect(plainText("<p>one two three</p>", 9)).toBe("one two…");
    expect(plainText("<p>One two. Three</p>", 10)).toBe("One two…");
  });
});
