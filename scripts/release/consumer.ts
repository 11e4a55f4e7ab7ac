import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { command } from "../test/step.ts";

const version = (name: string): string => {
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

/** Packs a built package. @returns path of the tarball */
export const pack = async (name: string): Promise<string> => {
  const folder = join(process.cwd(), "dist/release");
  mkdirSync(folder, { recursive: true });
  const output = await run("pnpm", ["--filter", name, "pack", "--pack-destination", folder, "--json"]);
  const { filename } = JSON.parse(output.slice(output.indexOf("{"))) as { filename: string };
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
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(process.cwd(), source, "node_modules", dependency), target, "junction");
  }
};

export interface Tarballs {
  designSystem: string;
  codemods: string;
}

/** Creates an application outside the workspace without a registry. @returns its folder */
export const linkConsumer = async ({ designSystem, codemods }: Tarballs): Promise<string> => {
  const folder = emptyApplication();
  await link(folder, designSystem, "packages/design-system");
  await link(folder, codemods, "packages/codemods");
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  return folder;
};

/** Creates an application outside the workspace and installs the tarball. @returns its folder */
export const installConsumer = async ({ designSystem, codemods }: Tarballs): Promise<string> => {
  const folder = emptyApplication();
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: {
      "@carmine/design-system": `file:${designSystem}`,
      react: version("react"),
      "react-dom": version("react-dom"),
    },
    devDependencies: {
      "@carmine/codemods": `file:${codemods}`,
      "@tailwindcss/postcss": "4.3.5",
      "@types/react": version("@types/react"),
      "@types/react-dom": version("@types/react-dom"),
      "@vitejs/plugin-react": version("@vitejs/plugin-react"),
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
  await run("pnpm", ["--dir", folder, "install", "--prefer-offline", "--no-frozen-lockfile"]);
  return folder;
};
