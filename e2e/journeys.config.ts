import { defineConfig } from "@playwright/test";
import { browserConfig } from "./browser.ts";

/** URL of a running shop, such as `http://127.0.0.1:3000`; if unset, a new shop is started. */
const runningShop = process.env["SHOP_URL"];
const port = 3391;

export default defineConfig({
  ...browserConfig,
  testDir: "journeys",
  outputDir: "../test-results/journeys",
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...browserConfig.use,
    baseURL: runningShop ?? `http://127.0.0.1:${port}`,
    // Motion takes CPU time in software rendering, and every click waits for its target to stop moving.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    // `npm test`
    { name: "quick", testIgnore: "full/**", grepInvert: /@full/ },
    // Added by `npm run test:full`: journeys in other languages; layout, rare screens and payment providers.
    { name: "translated", testIgnore: "full/**", grep: /@full/ },
    { name: "full", testMatch: "full/*.spec.ts" },
  ],
  ...(runningShop
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
