import { defineConfig } from "vitest/config";

/** `pnpm chart`: renders the Helm chart. Not part of `npm test`, which needs only Node.js. */
export default defineConfig({
  // Without Helm, the first test compiles the renderer.
  test: { name: "chart", environment: "node", include: ["**/*.helm.test.ts"], testTimeout: 120_000 },
});
