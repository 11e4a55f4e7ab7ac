import { afterAll, beforeAll, expect, it } from "vitest";
import { runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  commandGroups,
  commands,
  explainFailure,
  findCommand,
  formsOf,
  helpFor,
  unknownCommand,
} from "./index.ts";

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
  expect(explainFailure(error, found.command)).toBe(`error: ${sentence}`);
});

it("shows the usage of one command if its arguments are wrong", async () => {
  const found = findCommand(["merchant", "close"]);
  const error: unknown = await run("merchant", "close", "--why", "x").catch((thrown: unknown) => thrown);
  const text = found && explainFailure(error, found.command);
  expect(text).toBe(
    "error: unknown option '--why'; see the usage\n\nUsage:\n  shop merchant close NAME --reason TEXT\n      hide a shop and its products; its orders continue",
  );
});

it("prefixes the reason of a refused change with “error:”", async () => {
  expect(await run("application", "approve", "999999")).toEqual({
    status: 1,
    text: expect.stringMatching(/^error: \S.*\n$/),
  });
});

it.each([
  [["help", "order", "cancel"], ["shop order cancel PT… --reason TEXT"]],
  [["order", "cancel", "PT1", "-h"], ["shop order cancel PT… --reason TEXT"]],
  [
    ["hot-word", "--help"],
    [
      "shop hot-word [list]",
      "shop hot-word show [NUMBER …]",
      "shop hot-word set [NUMBER] [--title TEXT [--language en]] [--position N]",
      "shop hot-word set FILE.json",
      "shop hot-word remove NUMBER …",
    ],
  ],
  [["order", "--help"], commands.filter(({ name }) => name.startsWith("order ")).flatMap(formsOf)],
])("shows for %j only the forms %j", (words, forms) => {
  expect(
    helpFor(words)
      ?.match(/^ {2}shop .*$/gm)
      ?.map((line) => line.trim()),
  ).toEqual(forms);
});

it.each(commands.map((command) => [command.name, command] as const))(
  "shows only its own usage for %s --help",
  (name, command) => {
    const lines = helpFor([...name.split(" "), "--help"])?.split("\n");
    expect(lines).toEqual([
      "Usage:",
      ...formsOf(command).map((form) => `  ${form}`),
      `      ${command.summary}`,
    ]);
  },
);

it.each([[["help"]], [[]], [["--help"]]])("lists every command by group for %j", (words) => {
  const lines = helpFor(words)?.split("\n") ?? [];
  expect(lines.filter((line) => /^\w.*:$/.test(line))).toEqual(commandGroups.map(({ title }) => `${title}:`));
  expect(lines.filter((line) => line.startsWith("  "))).toHaveLength(commands.length);
});

it("has no two commands of the same name", () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});

it("names a command that doesn't exist", () => {
  expect(helpFor(["order"])).toBeUndefined();
  expect(helpFor(["help", "ordr"])).toContain('there is no command "ordr"');
  expect(unknownCommand(["order"])).toContain("shop order list");
  expect(unknownCommand(["ordr"])).toBe('error: there is no command "ordr"; run "shop help" for the list');
});
