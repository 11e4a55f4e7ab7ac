import { defineConfig } from "@playwright/test";
import { browserConfig } from "./browser.ts";

/** A shop that is open already, such as `http://127.0.0.1:3000`; without one a fresh shop is started. */
const openShop = process.env["SHOP_URL"];
const port = 3391;

export default defineConfig({
  ...browserConfig,
  testDir: "journeys",
  outputDir: "../test-results/journeys",
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { ...browserConfig.use, baseURL: openShop ?? `http://127.0.0.1:${port}` },
  ...(openShop
    ? {}
    : {
        webServer: {
          command: "node --conditions=@carmine/source e2e/journeys/support/start-shop.ts",
          cwd: "..",
          env: { PORT: String(port) },
          url: `http://127.0.0.1:${port}/health`,
          reuseExistingServer: false,
          timeout: 180_000,
          gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
        },
      }),
});
