import { defineConfig } from "vitest/config";

/** Tests of rules, without a database. */
export default defineConfig({
  resolve: { conditions: ["@carmine/source"] },
  ssr: { resolve: { conditions: ["@carmine/source"] } },
  test: {
    name: "server",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.db.test.ts"],
  },
});
