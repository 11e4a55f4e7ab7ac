import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { command } from "../test/step.ts";

/** Version of a dependency in the catalog of the workspace. */
export const version = (name: string): string => {
  const workspace = readFileSync("pnpm-workspace.yaml", "utf8");
  const line = new RegExp(`^  "?${name}"?: (\\S+)$`, "m").exec(workspace);
  if (line?.[1] === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}`);
  return line[1];
};

/** Runs a program. @throws Error with its output if it fails */
export const run = async (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  folder = process.cwd(),
): Promise<string> => {
  const { status, output } = await command(program, args, env, true, folder);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${output}`);
  return output;
};

/** Packs a package, which its `prepack` script builds. @returns path of the tarball */
const pack = async (name: string): Promise<string> => {
  const folder = join(process.cwd(), "dist/release");
  mkdirSync(folder, { recursive: true });
  const output = await run("pnpm", ["--filter", name, "pack", "--pack-destination", folder, "--json"]);
  // The output of the build comes first.
  const { filename } = JSON.parse(output.slice(`\n${output}`.lastIndexOf("\n{"))) as { filename: string };
  return filename;
};

const emptyApplication = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "carmine-consumer-"));
  cpSync("scripts/release/fixtures", folder, { recursive: true });
  return folder;
};

/** Unpacks a tarball into an application and links its dependencies from the workspace. */
const link = async (folder: string, tarball: string, source: string): Promise<void> => {
  const { name, dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(source, "package.json"), "utf8"),
  ) as { name: string; dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };
  const home = join(folder, "node_modules", name);
  mkdirSync(home, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", home, "--strip-components=1"]);
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    const target = join(folder, "node_modules", dependency);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(process.cwd(), source, "node_modules", dependency), target, "junction");
  }
};

/** Folders of the published packages; each package is `@carmine/<folder>`. */
export const publishedFolders = ["design-system", "api", "i18n", "codemods"] as const;

/** One value for each published package, by folder. */
export type PerPackage = Record<(typeof publishedFolders)[number], string>;

/** Paths of the tarballs by folder. */
export type Tarballs = PerPackage;

/** Packs all published packages. */
export const packAll = async (): Promise<Tarballs> => ({
  "design-system": await pack("@carmine/design-system"),
  api: await pack("@carmine/api"),
  i18n: await pack("@carmine/i18n"),
  codemods: await pack("@carmine/codemods"),
});

/** Creates an application outside the workspace without a registry. @returns its folder */
export const linkConsumer = async (tarballs: Tarballs): Promise<string> => {
  const folder = emptyApplication();
  for (const name of publishedFolders) await link(folder, tarballs[name], `packages/${name}`);
  // Used by the examples on component pages.
  symlinkSync(
    join(process.cwd(), "packages/design-system/node_modules/lucide-react"),
    join(folder, "node_modules/lucide-react"),
    "junction",
  );
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  return folder;
};

/**
 * Creates an application outside the workspace and installs the packages by version.
 * @param settings - content of `.npmrc`, which names the registry of the packages
 * @returns its folder
 */
export const installConsumer = async (versions: PerPackage, settings: string): Promise<string> => {
  const folder = emptyApplication();
  writeFileSync(join(folder, ".npmrc"), settings);
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: {
      "@carmine/api": versions.api,
      "@carmine/design-system": versions["design-system"],
      "@carmine/i18n": versions.i18n,
      "@tanstack/react-query": version("@tanstack/react-query"),
      react: version("react"),
      "react-dom": version("react-dom"),
      // Used by the application with React Router.
      "@react-router/node": "8.4.0",
      isbot: "5.2.3",
      "react-router": "8.4.0",
      // Optional, for an entry of the design system.
      "react-hook-form": version("react-hook-form"),
    },
    devDependencies: {
      "@react-router/dev": "8.4.0",
      "@carmine/codemods": versions.codemods,
      "@tailwindcss/postcss": "4.3.5",
      "@types/react": version("@types/react"),
      "@types/react-dom": version("@types/react-dom"),
      "@vitejs/plugin-react": version("@vitejs/plugin-react"),
      "lucide-react": "1.75.0",
      next: "16.4.6",
      tailwindcss: "4.3.5",
      typescript: version("typescript"),
      vite: version("vite"),
    },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    "allowBuilds:\n  esbuild: false\n  sharp: false\nminimumReleaseAge: 0\n",
  );
  // pnpm doesn't ask the registry for a version that its cache of metadata knows, so a shared cache would install the
  // packages of an earlier run.
  const cache = join(folder, ".cache");
  await run("pnpm", ["--dir", folder, "--cache-dir", cache, "install", "--no-frozen-lockfile"]);
  return folder;
};
