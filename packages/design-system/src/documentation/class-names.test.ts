// @vitest-environment node
import { expect, test } from "vitest";
import { classNames } from "../../scripts/class-names.ts";

/** Names of a build in which every sheet has some classes. */
const namesOf = (version: string, sheets: Record<string, number>): string[] => {
  const nameOf = classNames(version);
  return Object.entries(sheets).flatMap(([filePath, count]) =>
    Array.from({ length: count }, (_, at) => nameOf({ hash: `${filePath}${at}`, filePath })),
  );
};

const button = "src/components/Button/Button.css.ts";
const field = "src/components/Field/FieldBox.css.ts";
const avatar = "src/components/Avatar/Avatar.css.ts";

test("a class is named after version, style sheet and place in the sheet", () => {
  expect(namesOf("1.0.0-rc.1", { [button]: 2, [field]: 1 })).toEqual([
    "ds1-0-0-rc-1-Button-0",
    "ds1-0-0-rc-1-Button-1",
    "ds1-0-0-rc-1-Field-FieldBox-0",
  ]);
});

test("a new sheet, or a new class in one, changes no name of the others", () => {
  const before = namesOf("1.0.0", { [button]: 2, [field]: 3 });
  const after = namesOf("1.0.0", { [avatar]: 4, [button]: 3, [field]: 3 });
  expect(after).toEqual(expect.arrayContaining(before));
  const added = after.filter((name) => !before.includes(name));
  expect(added.filter((name) => !name.includes("-Avatar-"))).toEqual(["ds1-0-0-Button-2"]);
});

test("two versions share no name", () => {
  const older = namesOf("1.0.0", { [button]: 2 });
  expect(namesOf("1.0.1", { [button]: 2 }).filter((name) => older.includes(name))).toEqual([]);
});

test("the same class has the same name whenever it is asked for", () => {
  const nameOf = classNames("1.0.0");
  const first = nameOf({ hash: "a", filePath: button });
  nameOf({ hash: "b", filePath: button });
  expect(nameOf({ hash: "a", filePath: button })).toBe(first);
});

test("refuses two sheets whose classes would share their names", () => {
  expect(() => namesOf("1.0.0", { [button]: 1, "src/patterns/Button/Button.css.ts": 1 })).toThrow(
    "would share their class names",
  );
});
