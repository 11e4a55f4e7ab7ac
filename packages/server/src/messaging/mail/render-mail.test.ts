import { expect, it } from "vitest";
import { mailHtml } from "./render-mail.ts";

it("detects the direction of paragraphs, facts and item names", () => {
  const html = mailHtml({
    locale: "en",
    shop: "Shop",
    home: "https://shop.example",
    title: "Title",
    paragraphs: ["Paragraph"],
    facts: [["Recipient", "Fact"]],
    items: [{ name: "Item", note: "Note", amount: "$1", picture: null }],
    foot: [],
  });
  for (const text of ["Title", "Paragraph", "Fact", "Item", "Note"])
    expect(html).toMatch(new RegExp(`dir="auto"[^<>]*>${text}<`));
});
