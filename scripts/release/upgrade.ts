// `node --conditions=@carmine/source scripts/release/upgrade.ts 36f7308eb first-stable`: builds and packs the packages of an
// earlier commit, here 1.0.0, installs them in a fixture, which must compile, then upgrades it to the current packages with the
// codemods and the edits of the changelog. `c1d22f57 first-candidate` starts from 1.0.0-rc.0.
// Not part of `release:check`, because building an earlier commit takes minutes.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { command } from "../test/step.ts";
import { packAll, run, version, type PerPackage } from "./consumer.ts";

/** In the order of the changelog. */
const codemods = ["critical-tone", "one-word", "provider-words", "commerce-terms"];

/** Packages that each fixture uses. Only the design system of the release candidate had code. */
const packagesOf: Readonly<Record<string, readonly (keyof PerPackage)[]>> = {
  "first-candidate": ["design-system"],
  "first-stable": ["design-system", "api", "i18n"],
};

process.env.PATH = `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
const [commit, fixture = ""] = process.argv.slice(2);
const packages = packagesOf[fixture];
if (commit === undefined || packages === undefined) {
  const names = Object.keys(packagesOf).join(" or ");
  throw new Error(`error: no commit or fixture; give the commit of the earlier release, and ${names}`);
}

const checkout = mkdtempSync(join(tmpdir(), "carmine-earlier-"));
const application = mkdtempSync(join(tmpdir(), "carmine-upgrade-"));

/** Builds and packs the packages of the commit. @returns paths of the tarballs by name */
const packEarlier = async (): Promise<Record<string, string>> => {
  await run("git", ["worktree", "add", "--detach", checkout, commit]);
  await run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], {}, checkout);
  const tarballs: Record<string, string> = {};
  for (const name of packages.map((folder) => `@carmine/${folder}`)) {
    await run("pnpm", ["--filter", name, "run", "build"], {}, checkout);
    const pack = ["--filter", name, "pack", "--pack-destination", application, "--json"];
    const output = await run("pnpm", pack, {}, checkout);
    tarballs[name] = (
      JSON.parse(output.slice(`\n${output}`.lastIndexOf("\n{"))) as { filename: string }
    ).filename;
  }
  return tarballs;
};

const install = async (tarballs: Readonly<Record<string, string>>): Promise<void> => {
  const files = Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]);
  const manifest = {
    name: "upgraded",
    private: true,
    type: "module",
    dependencies: {
      ...Object.fromEntries(files),
      "@tanstack/react-query": version("@tanstack/react-query"),
      react: version("react"),
      "react-dom": version("react-dom"),
      "@types/react": version("@types/react"),
      "@types/react-dom": version("@types/react-dom"),
    },
    // Between packages of this workspace.
    overrides: Object.fromEntries(files),
  };
  writeFileSync(join(application, "package.json"), JSON.stringify(manifest, null, 2));
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], {}, application);
};

const compile = () => command("tsc", ["-p", join(application, "upgrade")], {}, true);

let failed = false;
const check = (what: string, isMet: boolean, detail = ""): void => {
  failed ||= !isMet;
  console.log(`${isMet ? "✓" : "✗"} ${what}${isMet || detail === "" ? "" : `\n${detail}`}`);
};

try {
  const source = join("scripts/release/fixtures", fixture);
  cpSync(source, join(application, "upgrade"), { recursive: true });
  cpSync("scripts/release/fixtures/tsconfig.json", join(application, "tsconfig.json"));
  await install(await packEarlier());
  const before = await compile();
  check(`the application compiles with the packages of ${commit}`, before.status === 0, before.output);

  const { "design-system": designSystem, api, i18n, codemods: tool } = await packAll();
  await install({
    "@carmine/design-system": designSystem,
    "@carmine/api": api,
    "@carmine/i18n": i18n,
    "@carmine/codemods": tool,
  });
  check("it doesn't compile with the current packages before the upgrade", (await compile()).status !== 0);
  const program = join(application, "node_modules/@carmine/codemods/bin/codemods.js");
  for (const codemod of codemods)
    await run("node", [program, codemod, join(application, "upgrade")], {}, application);
  // Files that are edited by hand.
  if (existsSync(`${source}-after`))
    cpSync(`${source}-after`, join(application, "upgrade"), { recursive: true });
  const after = await compile();
  check("it compiles after the upgrade", after.status === 0, after.output);
} finally {
  await command("git", ["worktree", "remove", "--force", checkout], {}, true);
  for (const folder of [checkout, application]) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
