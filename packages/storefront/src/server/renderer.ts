import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageAssets } from "../rendering/render-request.ts";
import type { PageRenderer } from "../rendering/render.tsx";
import { builtAssets } from "./assets.ts";

/** Renders pages: the built bundle, or the sources in development. */
export interface Renderer extends PageRenderer {
  readonly assetsFor: (modules: readonly string[]) => PageAssets;
  /** Development only: adds styles and the hot reload client to a rendered page. */
  readonly finish?: (html: string) => Promise<string>;
}

export const builtRenderer = async (distDir: string): Promise<Renderer> => {
  const entry = (await import(pathToFileURL(join(distDir, "ssr/entry-server.js")).href)) as PageRenderer;
  return {
    render: entry.render,
    pageOf: entry.pageOf,
    assetsFor: builtAssets(join(distDir, "client/manifest.json")),
  };
};
