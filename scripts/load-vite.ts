import { join } from "node:path";

const vite = join(import.meta.dirname, "../packages/storefront/node_modules/vite/dist/node/index.js");

/** Vite alone takes longer to load than it takes to see that nothing has to be built. */
export const loadVite = async (): Promise<typeof import("vite")> =>
  (await import(vite)) as typeof import("vite");
