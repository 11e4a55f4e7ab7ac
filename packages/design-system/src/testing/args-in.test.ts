import { createElement } from "react";
import { expect, test } from "vitest";
import { argsIn } from "./args-in.ts";

test("args are said in the language of the toolbar, whatever they lie in", () => {
  const args = { label: "Country", options: [{ value: "ca", label: "Canada" }], size: "lg", count: 3 };
  expect(argsIn(args, "th")).toEqual({
    label: "ประเทศ",
    options: [{ value: "ca", label: "แคนาดา" }],
    size: "lg",
    count: 3,
  });
  expect(argsIn(args, "en")).toBe(args);
});

test("what was typed into the controls, elements and functions stay", () => {
  const args = {
    children: createElement("b", null, "Country"),
    onPress: () => undefined,
    label: "My country",
  };
  const { children, onPress, label } = argsIn(args, "lo");
  expect([children, onPress, label]).toEqual([args.children, args.onPress, "My country"]);
  expect(children).toBe(args.children);
});
