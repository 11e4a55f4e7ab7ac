import { defineConfig, type UserWorkspaceConfig } from "vitest/config";

/** Settings of the tests on a real PostgreSQL: the one at `TEST_DATABASE_URL`, else an embedded one. */
export const databaseProject = (
  name: string,
  files: { include: string[]; exclude?: string[] },
): UserWorkspaceConfig =>
  defineConfig({
    resolve: { conditions: ["@carmine/source"] },
    ssr: { resolve: { conditions: ["@carmine/source"] } },
    test: {
      name,
      root: import.meta.dirname,
      ...files,
      // Reloading the server for each file would take longer than its tests; each file has its own database.
      isolate: false,
      // By default, one core stays idle, which is half of a small machine.
      maxWorkers: "100%",
      // Projects with a different number of workers need their own group, which runs after the others.
      sequence: { groupOrder: 1 },
      unstubGlobals: true,
      unstubEnvs: true,
      globalSetup: "src/testing/global-setup.ts",
      setupFiles: "src/testing/cheap-hashes.ts",
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  });

export default databaseProject("server-db", {
  include: ["src/**/*.db.test.ts"],
  exclude: ["src/**/*.slow.db.test.ts"],
});
