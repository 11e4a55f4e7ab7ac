import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "i18n",
    root: import.meta.dirname,
    isolate: false,
    sequence: { groupOrder: 4 },
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
