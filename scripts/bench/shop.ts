import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An unused port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** An empty data folder that the database user may enter. */
export const newDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "carmine-bench-"));
  chmodSync(folder, 0o755);
  return folder;
};

export interface RunningShop {
  address: string;
  process: ChildProcess;
  /** Milliseconds from the command to the first rendered page. */
  startedIn: number;
  stop: () => Promise<void>;
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const startCommand = scripts["do:start"] ?? "";

/** Starts the shop like `npm start` in a separate process, and waits until it serves a page. */
export const startShop = async (
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningShop> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const [command = "node", ...flags] = startCommand.split(" ");
  const child = spawn(command, flags, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (;;) {
    if (child.exitCode !== null) throw new Error("The shop exited before it served a page");
    const answer = await fetch(`${address}/`).catch(() => undefined);
    if (answer?.ok === true) {
      await answer.text();
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    process: child,
    startedIn: performance.now() - begin,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
};

const runGenerate = (dataDir: string, counts: Readonly<Record<string, number>>): void => {
  const [command = "node", ...start] = (scripts["do:shop"] ?? "").split(" ");
  const options = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(Math.ceil(count))]);
  const done = spawnSync(command, [...start, "generate", ...options], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(`Creating the marketplace failed: ${done.stdout}`);
  console.log(done.stdout.trim().split("\n").at(-1));
};

/** Adds copies of the demo's products, and a shop per hundred of them. */
export const generate = (dataDir: string, products: number): void =>
  runGenerate(dataDir, { products, merchants: products / 100 });

/** Adds orders of test accounts, with reviews. */
export const generateOrders = (
  dataDir: string,
  counts: { readonly orders: number; readonly accounts: number; readonly reviews: number },
): void => runGenerate(dataDir, counts);
