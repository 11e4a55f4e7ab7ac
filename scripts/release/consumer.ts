import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { command } from "../test/step.ts";
import { packageIn } from "./entries.ts";

const version = (name: string): string => {
  const workspace = readFileSync("pnpm-workspace.yaml", "utf8");
  const line = new RegExp(`^  "?${name}"?: (\\S+)$`, "m").exec(workspace);
  if (line?.[1] === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}`);
  return line[1];
};

/** Runs a program and throws when it fails, with what it said. */
export const run = async (program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const { status, output } = await command(program, args, env, true);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${output}`);
  return output;
};

/** Packs the built design system. @returns path of the tarball */
export const pack = async (): Promise<string> => {
  const folder = join(process.cwd(), "dist/release");
  mkdirSync(folder, { recursive: true });
  const output = await run("pnpm", [
    "--filter",
    "@carmine/design-system",
    "pack",
    "--pack-destination",
    folder,
    "--json",
  ]);
  const { filename } = JSON.parse(output.slice(output.indexOf("{"))) as { filename: string };
  return filename;
};

const emptyApplication = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "carmine-consumer-"));
  cpSync("scripts/release/fixtures", folder, { recursive: true });
  return folder;
};

/**
 * An application outside the workspace that needs no registry: the tarball is unpacked, and what it says it depends on is
 * linked from the workspace. @returns where it lies
 */
export const linkConsumer = async (tarball: string): Promise<string> => {
  const folder = emptyApplication();
  const home = packageIn(folder);
  mkdirSync(home, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", home, "--strip-components=1"]);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(home, "package.json"), "utf8"),
  ) as Record<"dependencies" | "peerDependencies", Record<string, string>>;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(process.cwd(), "packages/design-system/node_modules", name), link, "junction");
  }
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  return folder;
};

/** An application outside the workspace that has installed the tarball: where it lies. */
export const installConsumer = async (tarball: string): Promise<string> => {
  const folder = emptyApplication();
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: {
      "@carmine/design-system": `file:${tarball}`,
      react: version("react"),
      "react-dom": version("react-dom"),
    },
    devDependencies: {
      "@types/react": version("@types/react"),
      "@types/react-dom": version("@types/react-dom"),
      "@vitejs/plugin-react": version("@vitejs/plugin-react"),
      typescript: version("typescript"),
      vite: version("vite"),
    },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    "allowBuilds:\n  esbuild: false\nminimumReleaseAge: 0\n",
  );
  await run("pnpm", ["--dir", folder, "install", "--prefer-offline", "--no-frozen-lockfile"]);
  return folder;
};
