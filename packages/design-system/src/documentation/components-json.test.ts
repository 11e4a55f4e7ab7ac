// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentsJson } from "../../scripts/components-json.ts";
import { rooms } from "../../scripts/rooms.ts";
import tabs from "../components/Tabs/Tabs.meta.ts";

test("components.json tells every room that has a meta, once, by its name", async () => {
  const { components } = await componentsJson();
  const told = components.map(({ name }) => name);
  const expected = rooms()
    .filter(({ name, files }) => files.includes(`${name}.meta.ts`))
    .map(({ name }) => name)
    .toSorted();
  expect(told).toEqual(expected);
});

test("a room is told whole, with where it comes from", async () => {
  const { components } = await componentsJson();
  expect(components.find(({ name }) => name === "Tabs")).toEqual({
    ...tabs,
    entry: "@carmine/design-system/tabs",
    styles: "@carmine/design-system/styles/Tabs.css",
  });
});

test("every entry that is told is one of the package", async () => {
  const { components } = await componentsJson();
  const { name, exports } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  ) as { name: string; exports: Record<string, unknown> };
  for (const { entry } of components) expect(exports).toHaveProperty([entry.replace(name, ".")]);
  expect(exports).toHaveProperty(["./components.json"], "./dist/components.json");
});
