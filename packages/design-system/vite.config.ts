import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };
import { classNames } from "./scripts/class-names.ts";
import { markdownPages } from "./scripts/docs-plugin.ts";
import { entries } from "./scripts/entries.ts";
import { flagPictures } from "./scripts/flags-plugin.ts";
import { inlinedIcons } from "./scripts/icons-plugin.ts";
import { styleSheets, unsplitSheet } from "./scripts/styles-plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Packages that the consumer installs. */
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/**
 * The published package: one JavaScript file per source file, without CSS imports, plus compiled style
 * sheets.
 */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: classNames(manifest.version) }),
    react(),
    styleSheets(),
    markdownPages(),
    inlinedIcons(),
    flagPictures(),
  ],
  build: {
    target: "es2022",
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    emptyOutDir: true,
    outDir: here("./dist"),
    lib: {
      entry: Object.fromEntries(
        entries().map(({ source }) => [source.replace(/\.tsx?$/, ""), here(`./src/${source}`)]),
      ),
      formats: ["es"],
      cssFileName: unsplitSheet,
    },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: here("./src"),
        // A consumer's vanilla-extract plugin would treat `*.css.js` as a source and fail.
        entryFileNames: ({ name }) =>
          `${name.replace(/\.css$/, ".styles").replace(/\.css\.ts\.vanilla$/, ".vanilla")}.js`,
      },
    },
  },
});
