// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentsJson } from "../../scripts/components-json.ts";
import { propsOf } from "../../scripts/props-of.ts";
import { componentFolders } from "../../scripts/component-folders.ts";
import tabs from "../components/Tabs/Tabs.meta.ts";

test("lists every component with a meta once, by its name", async () => {
  const { components } = await componentsJson();
  const documented = components.map(({ name }) => name);
  const expected = componentFolders()
    .filter(({ name, files }) => files.includes(`${name}.meta.ts`))
    .map(({ name }) => name)
    .toSorted();
  expect(documented).toEqual(expected);
});

test("describes a component completely, with its import path", async () => {
  const { components } = await componentsJson();
  expect(components.find(({ name }) => name === "Tabs")).toEqual({
    ...tabs,
    entry: "@carmine/design-system/tabs",
    types: { IconShape: { description: expect.any(String), type: expect.stringContaining("ComponentType") } },
    props: propsOf("components/Tabs"),
  });
});

test("describes props with type, default and text, including inherited ones", () => {
  const { Select } = propsOf("components/Select");
  expect(Select?.extends).toEqual([
    'Omit<ComponentPropsWithRef<"select">, "size" | "className" | "style" | "children" | "multiple">',
  ]);
  expect(Select?.props).toContainEqual({
    name: "options",
    type: "ReadonlyArray<SelectOption>",
    required: true,
    description: "In display order. The empty string as `value` is reserved for the placeholder.",
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
    description: "Hint about the expected input.",
  });
});

test("includes props inherited from another component, without omitted ones", () => {
  const names = propsOf("components/PasswordField").PasswordField?.props.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(["texts", "autoComplete", "label", "start", "onValueChange"]));
  expect(names).not.toContain("endAction");
});

test("lists props for every component exported with a props type", async () => {
  const { components } = await componentsJson();
  expect(components.filter(({ props }) => Object.keys(props).length === 0).map(({ name }) => name)).toEqual(
    [],
  );
});

test("has a description for every prop", async () => {
  const { components } = await componentsJson();
  const silent = components.flatMap(({ props }) =>
    Object.entries(props).flatMap(([component, { props: own }]) =>
      own.filter(({ description }) => description === undefined).map((prop) => `${component}.${prop.name}`),
    ),
  );
  expect(silent).toEqual([]);
});

test("lists only entries that the package has", async () => {
  const { components } = await componentsJson();
  const { name, exports } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  ) as { name: string; exports: Record<string, unknown> };
  for (const { entry } of components) expect(exports).toHaveProperty([entry.replace(name, ".")]);
  expect(exports).toHaveProperty(["./components.json"], "./dist/components.json");
});
