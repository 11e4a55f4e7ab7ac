// `npm start` serves the shop from its bundles, made anew where their sources have changed; `pnpm dev` from the sources.
import { isUpToDate, serverBundle } from "../scripts/build.ts";
import { malloc } from "../scripts/malloc.mjs";
import { AsideFailed, runAside } from "./run-aside.ts";

// The allocator has read them; PostgreSQL and the programs that make pictures keep their own.
for (const name of Object.keys(malloc)) delete process.env[name];

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
