import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Flags of the dial codes as separate SVG files, `/flags/LA.svg`: emitted by the build, served from their
 * folder in development.
 */
export const flags = (folder: string): Plugin => {
  const names = new Set(readdirSync(folder).filter((file) => file.endsWith(".svg")));
  return {
    name: "flags",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const name of names)
        this.emitFile({
          type: "asset",
          fileName: `flags/${name}`,
          source: readFileSync(join(folder, name)),
        });
    },
    configureServer({ middlewares }) {
      middlewares.use("/flags", (request, response, next) => {
        const name = request.url?.slice(1) ?? "";
        if (!names.has(name)) {
          next();
          return;
        }
        response.setHeader("content-type", "image/svg+xml");
        response.end(readFileSync(join(folder, name)));
      });
    },
  };
};
