import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { leanIcon } from "./lean-icons.ts";

const file = createRequire(import.meta.url).resolve("lucide-react/icons/sun");

test("of an icon the shapes are left", () => {
  const lean = leanIcon(readFileSync(file, "utf8"));
  expect(lean).toContain(`["path", { d: "M12 2v2" }]`);
  expect(lean).toContain("const __iconData = {\n  node: [");
  expect(lean).not.toMatch(/key|size/);
});
