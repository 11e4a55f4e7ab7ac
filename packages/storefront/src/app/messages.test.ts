import { expect, test, vi } from "vitest";
import { allMessages, completeLater } from "./messages.ts";

let isAway = false;
vi.mock("./texts/fr.ts", () => ({
  words: {},
  get messages() {
    if (isAway) throw new TypeError("Failed to fetch dynamically imported module");
    return { hello: "Bonjour" };
  },
}));

test("fetches texts again after the first fetch failed", async () => {
  const texts = { messages: {}, words: {} };
  completeLater("fr", texts);
  isAway = true;
  await expect(allMessages()).rejects.toThrow("Failed to fetch");
  isAway = false;
  await allMessages();
  expect(texts.messages).toEqual({ hello: "Bonjour" });
});
