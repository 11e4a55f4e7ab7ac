import { databaseProject } from "./vitest.db.config.ts";

/** Tests that start whole marketplaces, kill processes, fill disks or wait for timeouts; only `npm run test:full` runs them. */
export default databaseProject("server-db-slow", { include: ["src/**/*.slow.db.test.ts"] });
