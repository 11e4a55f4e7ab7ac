// Checks that every shipped dependency has an allowed license.
import { spawnSync } from "node:child_process";

const allowed = new Set([
  "MIT", "MIT-0", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "Unlicense", "CC0-1.0", "CC-BY-4.0", "BlueOak-1.0.0",
  "OFL-1.1", "Python-2.0", "LGPL-3.0-or-later", "PostgreSQL", "WTFPL", "MPL-2.0", "(MIT OR CC0-1.0)", "(MIT OR WTFPL)",
  "Apache-2.0 AND LGPL-3.0-or-later", "Apache-2.0 AND MIT", "(BSD-2-Clause OR MIT OR Apache-2.0)", "MIT OR Apache-2.0", "BSD-3-Clause OR GPL-2.0",
]); // oxfmt-ignore

const { stdout, status } = spawnSync("pnpm", ["licenses", "list", "--json", "--prod"], {
  encoding: "utf8",
  maxBuffer: 64e6,
  shell: process.platform === "win32",
});
if (status !== 0) throw new Error("pnpm could not list the licenses of the dependencies");
const listed = JSON.parse(stdout) as Record<string, { name: string }[]>;
const refused = Object.entries(listed).filter(([licence]) => !allowed.has(licence));
for (const [licence, packages] of refused)
  console.error(`${licence}: ${packages.map(({ name }) => name).join(", ")}`);
process.exitCode = refused.length > 0 ? 1 : 0;
