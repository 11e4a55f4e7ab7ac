#!/usr/bin/env node
// npx @carmine/design-system theme "#1F5FBF" [--name ocean] [--font Inter] [--out brand.css]
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const help = `npx @carmine/design-system theme COLOR [options]

Generates a brand's style sheet, light and dark, from the color of its buttons, and reports the contrast of every pair of
colors that the components use. Text on bright colors is dark, and text in the color is as dark as it must be.

  COLOR      #rrggbb, in quotes
  --name     value of data-theme, such as ocean (default: the brand replaces the default theme)
  --font     font family, such as "Inter"; the application loads it
  --radius   corner radii in px of controls, cards and panels (default: 4,8,12)
  --density  comfortable or compact, whose controls are 4 px lower (default: comfortable)
  --out      path of the style sheet (default: brand.css)
  --help     shows this help

Example:
  npx @carmine/design-system theme "#0A84FF" --name ocean --font "Inter" --out src/ocean.css`;

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
        name: { type: "string" },
        font: { type: "string" },
        radius: { type: "string", default: "4,8,12" },
        density: { type: "string", default: "comfortable" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    return { problem: error.message };
  }
};

const report = ({ scheme, pair, ratio, minimum }) =>
  `  ${ratio < minimum ? "✗" : "✓"} ${scheme.padEnd(5)} ${pair.padEnd(36)} ${ratio.toFixed(2).padStart(5)}:1, at least ${minimum}:1`;

const write = async (file, brand) => {
  const { brandCss, contrastsOf, themeFromColor } = await import("../dist/theme/index.js");
  const contrasts = contrastsOf(themeFromColor(brand.act));
  console.log(contrasts.map(report).join("\n"));
  const breaches = contrasts.filter(({ ratio, minimum }) => ratio < minimum);
  if (breaches.length > 0) {
    console.error(
      `error: ${breaches.length} of ${contrasts.length} pairs have too little contrast; use another color`,
    );
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, brandCss(brand));
  const use = brand.name ? ` and set data-theme="${brand.name}"` : "";
  console.log(
    `\nWrote the brand ${brand.act} to ${file}. Import it after @carmine/design-system/styles.css${use}.`,
  );
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
else if (values.name !== undefined && !/^[a-z][a-z0-9-]*$/.test(values.name))
  failUsage(`--name "${values.name}" is not valid; use lowercase letters, digits and hyphens`);
else if (values.font !== undefined && !/^[\p{L}\p{N} -]+$/u.test(values.font))
  failUsage(`--font "${values.font}" is not valid; pass the name of one font family`);
else if (!["comfortable", "compact"].includes(values.density))
  failUsage(`--density "${values.density}" is not valid; use comfortable or compact`);
else {
  const [control, card, panel] = radius;
  const { name, font, density } = values;
  await write(values.out, {
    act: color.toUpperCase(),
    radius: { control, card, panel },
    name,
    font,
    density,
  });
}
