// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentsJson } from "../../scripts/components-json.ts";
import { propsOf } from "../../scripts/props-of.ts";
import { componentFolders } from "../../scripts/component-folders.ts";
import tabs from "../components/Tabs/Tabs.meta.ts";

test("components.json tells every component that has a meta, once, by its name", async () => {
  const { components } = await componentsJson();
  const told = components.map(({ name }) => name);
  const expected = componentFolders()
    .filter(({ name, files }) => files.includes(`${name}.meta.ts`))
    .map(({ name }) => name)
    .toSorted();
  expect(told).toEqual(expected);
});

test("a component is told whole, with where it comes from", async () => {
  const { components } = await componentsJson();
  expect(components.find(({ name }) => name === "Tabs")).toEqual({
    ...tabs,
    entry: "@carmine/design-system/tabs",
    props: propsOf("components/Tabs"),
  });
});

test("props are told with type, default and words, those of other interfaces too", () => {
  const { Select } = propsOf("components/Select");
  expect(Select?.extends).toEqual([
    'Omit<ComponentPropsWithRef<"select">, "size" | "className" | "style" | "children" | "multiple">',
  ]);
  expect(Select?.props).toContainEqual({
    name: "options",
    type: "ReadonlyArray<SelectOption>",
    required: true,
    description: "In their order. The empty string as `value` is the placeholder's.",
  });
  expect(Select?.props).toContainEqual({
    name: "size",
    type: "FieldSize",
    required: false,
    default: '"md"',
    description: "Height: sm 32 px, md 40 px, lg 48 px.",
  });
  expect(Select?.props).toContainEqual({
    name: "hint",
    type: "ReactNode",
    required: false,
    description: "What to enter, before anything is wrong.",
  });
});

test("props that come from another component are told, without those that it does not take", () => {
  const names = propsOf("components/PasswordField").PasswordField?.props.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(["texts", "autoComplete", "label", "start", "onValueChange"]));
  expect(names).not.toContain("endAction");
});

test("every component that is exported with a type of its props has them", async () => {
  const { components } = await componentsJson();
  expect(components.filter(({ props }) => Object.keys(props).length === 0).map(({ name }) => name)).toEqual(
    [],
  );
});

test("every prop says what it is for", async () => {
  const { components } = await componentsJson();
  const silent = components.flatMap(({ props }) =>
    Object.entries(props).flatMap(([component, { props: own }]) =>
      own.filter(({ description }) => description === undefined).map((prop) => `${component}.${prop.name}`),
    ),
  );
  expect(silent).toEqual([]);
});

test("every entry that is told is one of the package", async () => {
  const { components } = await componentsJson();
  const { name, exports } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  ) as { name: string; exports: Record<string, unknown> };
  for (const { entry } of components) expect(exports).toHaveProperty([entry.replace(name, ".")]);
  expect(exports).toHaveProperty(["./components.json"], "./dist/components.json");
});
