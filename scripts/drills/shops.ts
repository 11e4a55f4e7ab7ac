import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../bench/shop.ts";
import { start, until, type Cleanup } from "./tools.ts";

/** Header value with which a demo behind a proxy accepts test cards. */
export const demoKey = "drill-demo-key-0123456789";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

export interface Shop {
  readonly port: number;
  readonly address: string;
  /** Value of a metric, or 0. */
  readonly metric: (nameAndLabels: string) => Promise<number>;
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
  /** Starts it at the same port after its end; resolves when it is ready. */
  readonly restart: () => Promise<void>;
}

/**
 * Starts a process of the built shop, and waits until it is ready.
 * @param project folder of the checkout that is started
 */
export const startShop = async (
  cleanup: Cleanup,
  environment: NodeJS.ProcessEnv,
  project = projectFolder,
): Promise<Shop> => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), "carmine-drill-shop-"));
  cleanup.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const address = `http://127.0.0.1:${port}`;
  const launch = async () => {
    const program = start(cleanup, process.execPath, ["packages/server/dist/serve.js"], {
      cwd: project,
      environment: {
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: dataDir,
        DEMO: "true",
        DEMO_KEY: demoKey,
        STOREFRONT_KEY: "drill-storefront-key",
        RATE_LIMITS: "false",
        LOG_LEVEL: "warn",
        ...environment,
      },
    });
    await until(`the shop at port ${port}`, async () => {
      if (!program.isRunning()) throw new Error("the shop exited");
      return (await fetch(`${address}/health/ready`)).ok;
    });
    return program;
  };
  let program = await launch();
  return {
    port,
    address,
    metric: async (nameAndLabels) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const line = text.split("\n").find((one) => one.startsWith(`${nameAndLabels} `));
      return Number(line?.split(" ").at(-1) ?? 0);
    },
    end: (signal) => program.end(signal),
    restart: async () => {
      program = await launch();
    },
  };
};
