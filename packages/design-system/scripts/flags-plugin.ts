import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const source = new URL("../node_modules/country-flag-icons/", import.meta.url);
const folder = new URL("3x2/", source);

/** Emits the flags as separate images for an application to serve: `flags/LA.svg`. */
export function flagPictures(): Plugin {
  return {
    name: "flag-pictures",
    apply: "build",
    generateBundle() {
      for (const name of readdirSync(folder).filter((file) => file.endsWith(".svg"))) {
        this.emitFile({
          type: "asset",
          fileName: `flags/${name}`,
          source: readFileSync(new URL(name, folder)),
        });
      }
      this.emitFile({
        type: "asset",
        fileName: "flags/LICENSE",
        source: readFileSync(new URL("LICENSE", source)),
      });
    },
  };
}
