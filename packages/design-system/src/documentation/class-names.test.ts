// @vitest-environment node
import { expect, test } from "vitest";
import { classNames } from "../../scripts/class-names.ts";

/** Class names of a build with the given number of classes per style sheet. */
const namesOf = (version: string, sheets: Record<string, number>): string[] => {
  const nameOf = classNames(version);
  return Object.entries(sheets).flatMap(([filePath, count]) =>
    Array.from({ length: count }, (_, at) => nameOf({ hash: `${filePath}${at}`, filePath })),
  );
};

const button = "src/components/Button/Button.css.ts";
const field = "src/components/Field/FieldBox.css.ts";
const avatar = "src/components/Avatar/Avatar.css.ts";

test("names a class after version, style sheet and position in the sheet", () => {
  expect(namesOf("1.0.0-rc.1", { [button]: 2, [field]: 1 })).toEqual([
    "ds1-0-0-rc-1-Button-0",
    "ds1-0-0-rc-1-Button-1",
    "ds1-0-0-rc-1-Field-FieldBox-0",
  ]);
});

test("keeps the other names when a sheet or class is added", () => {
  const before = namesOf("1.0.0", { [button]: 2, [field]: 3 });
  const after = namesOf("1.0.0", { [avatar]: 4, [button]: 3, [field]: 3 });
  expect(after).toEqual(expect.arrayContaining(before));
  const added = after.filter((name) => !before.includes(name));
  expect(added.filter((name) => !name.includes("-Avatar-"))).toEqual(["ds1-0-0-Button-2"]);
});

test("shares no name between two versions", () => {
  const older = namesOf("1.0.0", { [button]: 2 });
  expect(namesOf("1.0.1", { [button]: 2 }).filter((name) => older.includes(name))).toEqual([]);
});

test("returns the same name for the same class on every call", () => {
  const nameOf = classNames("1.0.0");
  const first = nameOf({ hash: "a", filePath: button });
  nameOf({ hash: "b", filePath: button });
  expect(nameOf({ hash: "a", filePath: button })).toBe(first);
});

test("rejects two sheets whose class names would collide", () => {
  expect(() => namesOf("1.0.0", { [button]: 1, "src/patterns/Button/Button.css.ts": 1 })).toThrow(
    "would share their class names",
  );
});
