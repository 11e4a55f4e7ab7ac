#!/usr/bin/env node
// npx @carmine/design-system theme "#1F5FBF" [--out brand.css] [--radius 4,8,12]
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const help = `npx @carmine/design-system theme COLOR [--out FILE] [--radius CONTROL,CARD,PANEL]

Writes the style sheet of a brand from the color of its buttons, light and dark, and reports the contrast of every pair of
colors that the components use. It ends with 1 where a pair has too little.

  COLOR     #rrggbb, in quotation marks
  --out     the style sheet, brand.css without it
  --radius  corners in px, of controls, cards and panels: 4,8,12 without it
  --help    shows this

For example:
  npx @carmine/design-system theme "#1F5FBF" --out src/brand.css`;

/** Prints a usage error and how to get help. */
const refuse = (problem) => {
  console.error(`${problem}\nnpx @carmine/design-system --help shows how to call it.`);
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

const report = ({ scheme, pair, ratio, least }) =>
  `  ${ratio < least ? "✗" : "✓"} ${scheme.padEnd(5)} ${pair.padEnd(36)} ${ratio.toFixed(2).padStart(5)}:1, at least ${least}:1`;

const write = async (act, file, [control, card, panel]) => {
  const { brandCss, contrastsOf, themeFromColor } = await import("../dist/theme/index.js");
  writeFileSync(file, brandCss({ act, radius: { control, card, panel } }));
  const contrasts = contrastsOf(themeFromColor(act));
  const breaches = contrasts.filter(({ ratio, least }) => ratio < least);
  console.log(contrasts.map(report).join("\n"));
  console.log(`\n${file} holds the brand ${act}. Import it after @carmine/design-system/styles.css.`);
  if (breaches.length === 0) return;
  console.error(
    `${breaches.length} of ${contrasts.length} pairs have too little contrast: choose a darker color.`,
  );
  process.exitCode = 1;
};

const { problem, values, positionals = [] } = read();
const [command, color] = positionals;
const radius = values?.radius.split(",").map(Number) ?? [];
if (problem !== undefined) refuse(problem);
else if (values.help || command === undefined) console.log(help);
else if (command !== "theme") refuse(`There is no command “${command}”.`);
else if (!/^#[0-9a-f]{6}$/i.test(color ?? "")) refuse(`“${color ?? ""}” is no color of the form #rrggbb.`);
else if (radius.length !== 3 || !radius.every((value) => value >= 0))
  refuse(`“${values.radius}” does not name three corners, such as 4,8,12.`);
else await write(color.toUpperCase(), values.out, radius);
