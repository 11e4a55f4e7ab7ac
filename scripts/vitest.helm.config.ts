import { defineConfig } from "vitest/config";

/** `pnpm chart`: renders the Helm chart. Not part of `npm test`, which needs only Node.js. */
export default defineConfig({
  test: { name: "chart", environment: "node", include: ["**/*.helm.test.ts"] },
});
