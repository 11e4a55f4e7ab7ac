// `npm start` serves the shop from its bundles and rebuilds them if a source has changed; `pnpm dev` runs the sources.
import { isUpToDate, serverBundle } from "../scripts/build.ts";
import { AsideFailed, runAside } from "./run-aside.ts";

if (process.argv.includes("--dev")) await import("./serve.ts");
else {
  if (!isUpToDate()) {
    try {
      await runAside("scripts/build.ts");
    } catch (error) {
      if (error instanceof AsideFailed) process.exit(1);
      throw error;
    }
    console.log("The shop is built.");
  }
  await import(serverBundle);
}
