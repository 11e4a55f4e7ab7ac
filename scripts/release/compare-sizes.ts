// `pnpm release:compare`: measures the components of Radix Themes and Mantine like ours, for the table in
// packages/design-system/docs/versions.md. Installs both libraries into a temporary folder.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, version } from "./consumer.ts";
import { bundle, gzip } from "./sizes.ts";

const mantine = "9.8.1";
const dependencies = {
  "@radix-ui/themes": "3.3.0",
  "@mantine/core": mantine,
  "@mantine/dates": mantine,
  "@mantine/hooks": mantine,
  react: version("react"),
  "react-dom": version("react-dom"),
};

/** Exports of Radix Themes and Mantine by our component; undefined if the library has none. */
const counterparts: Readonly<
  Record<string, readonly [radix: string | undefined, mantine: string | undefined]>
> = {
  Button: ["Button", "Button"],
  IconButton: ["IconButton", "ActionIcon"],
  TextField: ["TextField", "TextInput"],
  Checkbox: ["Checkbox", "Checkbox"],
  Switch: ["Switch", "Switch"],
  RadioGroup: ["RadioGroup", "Radio"],
  Select: ["Select", "Select"],
  Combobox: [undefined, "Combobox"],
  Dialog: ["Dialog", "Modal"],
  ConfirmDialog: ["AlertDialog", undefined],
  Drawer: [undefined, "Drawer"],
  DropdownMenu: ["DropdownMenu", "Menu"],
  Popover: ["Popover", "Popover"],
  HoverCard: ["HoverCard", "HoverCard"],
  Tooltip: ["Tooltip", "Tooltip"],
  Tabs: ["Tabs", "Tabs"],
  Table: ["Table", "Table"],
  Pagination: [undefined, "Pagination"],
  Accordion: [undefined, "Accordion"],
  PriceRange: ["Slider", "RangeSlider"],
  DateRange: [undefined, "DatePickerInput"],
};

const folder = mkdtempSync(join(tmpdir(), "carmine-compare-"));

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const scriptSize = async (name: string | undefined, source: string): Promise<string> =>
  name === undefined ? "–" : kilobytes(gzip(await bundle(folder, `export { ${name} } from "${source}";`)));

const sheets = (...names: string[]): string =>
  kilobytes(
    gzip(
      names.map((name) => readFileSync(join(folder, "node_modules", name, "styles.css"), "utf8")).join(""),
    ),
  );

try {
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies }),
  );
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], {}, folder);
  console.log("| Component | Radix Themes | Mantine |");
  for (const [name, [radix, other]] of Object.entries(counterparts)) {
    const source = name === "DateRange" ? "@mantine/dates" : "@mantine/core";
    const cells = [await scriptSize(radix, "@radix-ui/themes"), await scriptSize(other, source)];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  console.log(`| Whole CSS | ${sheets("@radix-ui/themes")} | ${sheets("@mantine/core", "@mantine/dates")} |`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
