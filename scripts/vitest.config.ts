import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "scripts",
    environment: "node",
    isolate: false,
    include: ["**/*.test.ts"],
    exclude: ["**/*.helm.test.ts", "**/node_modules/**"],
  },
});
