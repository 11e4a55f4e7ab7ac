import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedFolders, run, type PerPackage, type Tarballs } from "./consumer.ts";

// After the ports of the applications.
const port = 6210;
const address = `http://127.0.0.1:${port}`;

/** Only for packages of this workspace; all others come from npm. */
const settings = `
storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
packages: { "@carmine/*": { access: $all, publish: $all } }
log: { type: stdout, level: warn }
`;

/** Its range of node-fetch includes a version that npm no longer has. */
const manifest = {
  private: true,
  dependencies: { verdaccio: "6.10.4" },
  overrides: { "node-fetch": "2.7.0" },
};

/** A line of `.npmrc`. The registry accepts any token, but npm doesn't publish without one. */
export const registrySettings = `@carmine:registry=${address}/\n//127.0.0.1:${port}/:_authToken=local\n`;

const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch(`${address}/-/ping`)).ok;
  } catch {
    return false;
  }
};

export interface Registry {
  /** The published versions, by folder. */
  versions: PerPackage;
  stop: () => Promise<void>;
}

/**
 * Starts a registry on this computer and publishes the tarballs to it, so that applications install the packages by
 * version, as from npm.
 */
export const startRegistry = async (tarballs: Tarballs): Promise<Registry> => {
  const folder = mkdtempSync(join(tmpdir(), "carmine-registry-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "config.yaml"), settings);
  writeFileSync(join(folder, ".npmrc"), registrySettings);
  await run("npm", ["install", "--no-package-lock", "--prefer-offline"], {}, folder);
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  const server = spawn(
    process.execPath,
    [program, "--listen", `127.0.0.1:${port}`, "--config", "config.yaml"],
    { cwd: folder, stdio: "ignore" },
  );
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill();
      await once(server, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let attempt = 0; !(await isReady()); attempt += 1) {
      if (attempt === 100 || server.exitCode !== null) throw new Error("the local registry doesn’t start");
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    for (const name of publishedFolders)
      await run("npm", ["publish", tarballs[name], "--access", "public", "--no-provenance"], {}, folder);
  } catch (error) {
    await stop();
    throw error;
  }
  const version = (name: (typeof publishedFolders)[number]): string =>
    (JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")) as { version: string }).version;
  return {
    versions: {
      "design-system": version("design-system"),
      api: version("api"),
      i18n: version("i18n"),
      codemods: version("codemods"),
    },
    stop,
  };
};
