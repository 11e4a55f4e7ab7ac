import { afterAll, beforeAll, expect, it } from "vitest";
import { runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { commands, explainUse, findCommand, helpFor, unknownCommand } from "./index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const run = (...words: string[]) => runIn(shop, ...words);

it.each([
  [
    ["tax", "set", "--country", "USA"],
    '"USA" is not an ISO 3166-1 alpha-2 country code; use two letters, for example US',
  ],
  [
    ["merchant", "close", "Nobody", "--reason", "x"],
    'there is no shop "Nobody"; run "shop merchant list" for the names',
  ],
  [
    ["account", "disable", "no@b.example", "--reason", "x"],
    'there is no account "no@b.example"; use the email, phone or number of one that is registered',
  ],
])("explains %j in one line, without the usage", async (words, sentence) => {
  const found = findCommand(words);
  if (!found) throw new Error("There is no such command.");
  const error: unknown = await run(...words).catch((thrown: unknown) => thrown);
  expect(explainUse(error, found.command)).toBe(`error: ${sentence}`);
});

it("shows the usage of one command where its arguments are wrong", async () => {
  const found = findCommand(["merchant", "close"]);
  const error: unknown = await run("merchant", "close", "--why", "x").catch((thrown: unknown) => thrown);
  const text = found && explainUse(error, found.command);
  expect(text).toMatch(/^error: Unknown option '--why'/);
  expect(text?.match(/^ {2}shop /gm)).toHaveLength(1);
});

it.each([
  [["help"], commands.length],
  [[], commands.length],
  [["--help"], commands.length],
  [["coupon", "--help"], 1],
  [["help", "order", "cancel"], 1],
  [["order", "--help"], commands.filter(({ name }) => name.startsWith("order ")).length],
])("shows for %j the usage of %i commands", (words, count) => {
  expect(helpFor(words)?.match(/^ {2}shop /gm)).toHaveLength(count);
});

it("names a command that doesn't exist", () => {
  expect(helpFor(["order"])).toBeUndefined();
  expect(unknownCommand(["order"])).toContain("shop order list");
  expect(unknownCommand(["ordr"])).toBe('error: there is no command "ordr"; run "shop help" for the list');
});
