import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    root: import.meta.dirname,
    isolate: false,
    sequence: { groupOrder: 2 },
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
