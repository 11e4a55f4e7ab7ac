import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "api", root: import.meta.dirname, include: ["src/**/*.test.{ts,tsx}"] },
});
