/**
 * Creates the folder of a new component in the design system with all required files: `pnpm gen component
 * PriceTag` or `pnpm gen pattern CouponCard`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { componentFiles, type ComponentKind } from "./gen-component.ts";

const kinds: Record<string, ComponentKind & { folder: string }> = {
  component: { folder: "components", style: "componentStyle", shelf: "Components", group: "base" },
  pattern: { folder: "patterns", style: "patternStyle", shelf: "Patterns", group: "commerce" },
};

const [kindName = "", name = ""] = process.argv.slice(2);
const kind = kinds[kindName];
if (!kind || !/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error("usage: pnpm gen component|pattern NAME (in PascalCase)");
  process.exit(1);
}

const designSystem = new URL("../packages/design-system/", import.meta.url);
const component = new URL(`src/${kind.folder}/${name}/`, designSystem);
if (existsSync(component)) {
  console.error(`error: ${fileURLToPath(component)} already exists; choose another name`);
  process.exit(1);
}

mkdirSync(component);
for (const [file, text] of Object.entries(componentFiles(name, kind)))
  writeFileSync(new URL(file, component), text);
execFileSync(process.execPath, [fileURLToPath(new URL("scripts/exports.ts", designSystem))], {
  stdio: "inherit",
});
console.log(`created ${fileURLToPath(component)}`);
