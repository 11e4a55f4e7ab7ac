import { expect, it } from "vitest";
import { hasOnlyRichText } from "./rich-text.ts";

it.each([
  "",
  "Warm & bright",
  "<p>Two<br />lines</p><h3>In the package</h3><ul><li>One <strong>tire</strong></li></ul>",
  '<p>See <a href="https://example.com">the guide</a>.</p>',
])("opens %j in the editor", (html) => expect(hasOnlyRichText(html)).toBe(true));

it.each([
  "<table><tr><td>1</td></tr></table>",
  '<p><img src="/a.webp" alt=""></p>',
  "<pre>1</pre>",
  '<p class="note">Warm</p>',
])("keeps %j as HTML", (html) => expect(hasOnlyRichText(html)).toBe(false));
