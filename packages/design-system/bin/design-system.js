#!/usr/bin/env node
// npx @carmine/design-system theme "#1F5FBF" [--out brand.css] [--radius 4,8,12]
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const help = `npx @carmine/design-system theme COLOR [--out FILE] [--radius CONTROL,CARD,PANEL]

Generates a brand's style sheet, light and dark, from the color of its buttons, and reports the contrast of every pair of
colors that the components use. Exits with 1 if a pair has too little contrast.

  COLOR     #rrggbb, in quotes
  --out     path of the style sheet (default: brand.css)
  --radius  corner radii in px of controls, cards and panels (default: 4,8,12)
  --help    shows this help

Example:
  npx @carmine/design-system theme "#1F5FBF" --out src/brand.css`;

/** Prints a usage error and how to get help. */
const failUsage = (problem) => {
  console.error(`error: ${problem}\nRun "npx @carmine/design-system --help" for usage.`);
  process.exitCode = 1;
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        out: { type: "string", default: "brand.css" },
        radius: { type: "string", default: "4,8,12" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    return { problem: error.message };
  }
};

const report = ({ scheme, pair, ratio, minimum }) =>
  `  ${ratio < minimum ? "✗" : "✓"} ${scheme.padEnd(5)} ${pair.padEnd(36)} ${ratio.toFixed(2).padStart(5)}:1, at least ${minimum}:1`;

const write = async (act, file, [control, card, panel]) => {
  const { brandCss, contrastsOf, themeFromColor } = await import("../dist/theme/index.js");
  writeFileSync(file, brandCss({ act, radius: { control, card, panel } }));
  const contrasts = contrastsOf(themeFromColor(act));
  const breaches = contrasts.filter(({ ratio, minimum }) => ratio < minimum);
  console.log(contrasts.map(report).join("\n"));
  console.log(`\nWrote the brand ${act} to ${file}. Import it after @carmine/design-system/styles.css.`);
  if (breaches.length === 0) return;
  console.error(
    `${breaches.length} of ${contrasts.length} pairs have too little contrast; choose a darker color.`,
  );
  process.exitCode = 1;
};

const { problem, values, positionals = [] } = read();
const [command, color] = positionals;
const radius = values?.radius.split(",").map(Number) ?? [];
if (problem !== undefined) failUsage(problem);
else if (values.help || command === undefined) console.log(help);
else if (command !== "theme") failUsage(`unknown command "${command}"; use "theme"`);
else if (!/^#[0-9a-f]{6}$/i.test(color ?? ""))
  failUsage(`"${color ?? ""}" is not a color; use the form #rrggbb`);
else if (radius.length !== 3 || !radius.every((value) => value >= 0))
  failUsage(`--radius "${values.radius}" is not valid; pass three values such as 4,8,12`);
else await write(color.toUpperCase(), values.out, radius);
