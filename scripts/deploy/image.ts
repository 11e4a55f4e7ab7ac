/**
 * Runs the steps of deploy/Dockerfile in a temporary folder, without Docker: `COPY` and `RUN` of each stage. Then starts the
 * result with a read-only application folder on the database of DATABASE_URL, which should be empty, and measures it.
 * `DATABASE_URL=postgres://… node scripts/deploy/image.ts [--keep]`
 */
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseDockerfile, type Instruction, type Stage } from "./dockerfile.ts";

const root = mkdtempSync(join(tmpdir(), "carmine-image-"));
const port = 3490;

const pathIn = (stage: string, path: string): string => join(root, stage || "image", path);

/** Files tracked by git; `.dockerignore` excludes all others. */
const copyProject = (target: string): void => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.split("\n").filter(Boolean)) {
    try {
      cpSync(file, join(target, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
};

const copy = (stage: string, args: string): void => {
  const words = args.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const target = words.pop() ?? ".";
  for (const source of words) {
    if (from === undefined && source === ".") {
      copyProject(pathIn(stage, join("/app", target)));
      continue;
    }
    const read = from === undefined ? source : pathIn(from, source);
    // As in Docker: the contents of a folder, and a file into a target that ends with a slash.
    const isFileInFolder = target.endsWith("/") && !statSync(read).isDirectory();
    const write = pathIn(stage, join("/app", target, isFileInFolder ? basename(source) : ""));
    mkdirSync(dirname(write), { recursive: true });
    cpSync(read, write, { recursive: true, verbatimSymlinks: true });
  }
};

const runStep = (stage: string, { name, args }: Instruction): void => {
  if (name === "COPY") copy(stage, args);
  // Users and folders outside of the application belong to the container.
  if (name !== "RUN" || args.includes("chown")) return;
  const cwd = pathIn(stage, "/app");
  mkdirSync(cwd, { recursive: true });
  execFileSync("bash", ["-euc", args], { cwd, stdio: ["ignore", "ignore", "inherit"] });
};

const buildStage = ({ name, instructions }: Stage): void => {
  const startedAt = performance.now();
  for (const instruction of instructions) runStep(name, instruction);
  console.log(`${name || "image"}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
};

const sizeOf = (folder: string): string =>
  execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0] ?? "";

const environment = {
  PATH: process.env["PATH"],
  DATABASE_URL: process.env["DATABASE_URL"],
  NODE_ENV: "production",
  PORT: String(port),
  METRICS_PORT: String(port + 1),
  DATA_DIR: join(root, "data"),
  MIGRATE_ON_START: "false",
  PUBLIC_URL: `http://127.0.0.1:${port}`,
};

/** Runs as `nobody`, because root could write to read-only folders. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const shop = (...args: string[]): void => {
  const cwd = pathIn("", "/app");
  const text = execFileSync("node", ["packages/server/dist/shop.js", ...args], {
    cwd,
    env: environment,
    ...user,
    encoding: "utf8",
  });
  console.log(`shop ${args.join(" ")}: ${text.trim()}`);
};

/** Milliseconds until the health check succeeds. */
const measureStart = async (): Promise<void> => {
  const startedAt = performance.now();
  const server = spawn("node", ["packages/server/dist/serve.js"], {
    cwd: pathIn("", "/app"),
    env: environment,
    ...user,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const health = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  while (!(await health("/health/ready"))?.ok) {
    if (server.exitCode !== null) throw new Error(`the shop exited with ${server.exitCode}`);
    await pause(50);
  }
  console.log(`ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  const page = await health("/");
  const metrics = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text();
  const memory = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  console.log(`/ ${page?.status}, ${(Number(memory) / 2 ** 20).toFixed(0)} MB of memory`);
  const stoppedAt = performance.now();
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  console.log(`stopped after ${((performance.now() - stoppedAt) / 1000).toFixed(1)} s`);
};

try {
  for (const stage of parseDockerfile(readFileSync("deploy/Dockerfile", "utf8"))) buildStage(stage);
  const app = pathIn("", "/app");
  console.log(
    `image without Node.js: ${sizeOf(app)} MB, node_modules ${sizeOf(join(app, "node_modules"))} MB`,
  );
  execFileSync("chmod", ["-R", "a-w", app]);
  mkdirSync(environment.DATA_DIR);
  chmodSync(root, 0o755);
  if (user.uid !== undefined) chownSync(environment.DATA_DIR, user.uid, user.gid);
  if (environment.DATABASE_URL !== undefined) {
    shop("migrate");
    await measureStart();
  }
} finally {
  if (process.argv.includes("--keep")) console.log(`folder: ${pathIn("", "/app")}`);
  else {
    execFileSync("chmod", ["-R", "u+w", root]);
    rmSync(root, { recursive: true, force: true });
  }
}
