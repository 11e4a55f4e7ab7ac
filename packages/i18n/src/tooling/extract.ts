import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import type { SourceAreas, SourceText } from "./catalogues.ts";

/** Content hash of text and description. Must equal the pattern in the storefront's build. */
const idPattern = "[sha512:contenthash:base64:6]";

interface Extracted extends SourceText {
  file: string;
}

/**
 * The area of a source file: `pages/order/order_list/page.tsx` → `order`, `features/cart/x.ts` → `cart`,
 * `shell/Header.tsx` → `shell`.
 */
export const areaOf = (file: string): string => {
  const [first = "app", second, third] = file.split("/");
  const grouped = first === "pages" || first === "features";
  return grouped && second && third ? second : grouped ? first : second ? first : "app";
};

/** Groups extracted messages by area, sorted by English text. */
const groupByArea = (messages: Readonly<Record<string, Extracted>>): SourceAreas => {
  const areas: SourceAreas = {};
  const entries = Object.entries(messages).toSorted(
    ([idA, a], [idB, b]) =>
      areaOf(a.file).localeCompare(areaOf(b.file), "en") ||
      a.defaultMessage.localeCompare(b.defaultMessage, "en") ||
      (idA < idB ? -1 : 1),
  );
  for (const [id, { defaultMessage, description, file }] of entries) {
    const area = (areas[areaOf(file)] ??= {});
    area[id] = description === undefined ? { defaultMessage } : { defaultMessage, description };
  }
  return areas;
};

/**
 * Extracts all messages of the code with the FormatJS CLI.
 * @param folder source folder
 * @throws if a file can't be parsed
 */
export const extractSource = (folder: string): SourceAreas => {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder })
    .filter((file) => !/\.(test|stories|d|css)\.tsx?$/.test(file))
    .toSorted();
  const work = mkdtempSync(join(tmpdir(), "messages-"));
  try {
    const list = join(work, "files.txt");
    const out = join(work, "en.json");
    writeFileSync(list, files.map((file) => join(folder, file)).join("\n"));
    const tool = createRequire(import.meta.url).resolve("@formatjs/cli/package.json");
    const { bin }: { bin: { formatjs: string } } = JSON.parse(readFileSync(tool, "utf8"));
    const options = ["--in-file", list, "--out-file", out, "--throws", "--extract-source-location"];
    execFileSync(
      process.execPath,
      [join(dirname(tool), bin.formatjs), "extract", ...options, "--id-interpolation-pattern", idPattern],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    const messages: Record<string, Extracted> = JSON.parse(readFileSync(out, "utf8"));
    return groupByArea(
      Object.fromEntries(
        Object.entries(messages).map(([id, message]) => [
          id,
          { ...message, file: relative(folder, message.file).split(sep).join("/") },
        ]),
      ),
    );
  } finally {
    rmSync(work, { recursive: true });
  }
};
