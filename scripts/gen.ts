/**
 * Makes the room of a new component in the design system, with everything a room must have:
 * `pnpm gen component PriceTag` or `pnpm gen pattern CouponCard`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { roomFiles, type RoomKind } from "./gen-room.ts";

const kinds: Record<string, RoomKind & { folder: string }> = {
  component: { folder: "components", style: "componentStyle", shelf: "Components", group: "base" },
  pattern: { folder: "patterns", style: "patternStyle", shelf: "Patterns", group: "commerce" },
};

const [kindName = "", name = ""] = process.argv.slice(2);
const kind = kinds[kindName];
if (!kind || !/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error("Usage: pnpm gen component|pattern Name, the name in PascalCase.");
  process.exit(1);
}

const designSystem = new URL("../packages/design-system/", import.meta.url);
const room = new URL(`src/${kind.folder}/${name}/`, designSystem);
if (existsSync(room)) {
  console.error(`${fileURLToPath(room)} is there already.`);
  process.exit(1);
}

mkdirSync(room);
for (const [file, text] of Object.entries(roomFiles(name, kind))) writeFileSync(new URL(file, room), text);
execFileSync(process.execPath, [fileURLToPath(new URL("scripts/exports.ts", designSystem))], {
  stdio: "inherit",
});
console.log(`Made ${fileURLToPath(room)}`);
