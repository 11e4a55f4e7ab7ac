import { expect, test, vi } from "vitest";
import { allMessages, completeLater } from "./messages.ts";

let hadOutage = false;
vi.mock("./texts/fr.ts", () => ({
  words: {},
  get messages() {
    if (hadOutage) throw new TypeError("Failed to fetch dynamically imported module");
    return { hello: "Bonjour" };
  },
}));

test("fetches texts again after the first fetch failed", async () => {
  const texts = { messages: {}, words: {} };
  completeLater("fr", texts);
  hadOutage = true;
  await expect(allMessages()).rejects.toThrow("Failed to fetch");
  hadOutage = false;
  await allMessages();
  expect(texts.messages).toEqual({ hello: "Bonjour" });
});
