import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { PageAssets, PageEntry, Rendered, RenderRequest } from "../entry-server.tsx";
import { builtAssets } from "./assets.ts";

/** What renders pages: the built bundle, or in development the sources. */
export interface Renderer {
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  readonly pageOf: (path: string) => PageEntry | undefined;
  readonly assetsFor: (modules: readonly string[]) => PageAssets;
  /** Development only: puts styles and the hot reload client into a finished page. */
  readonly finish?: (html: string) => Promise<string>;
}

type Entry = Pick<Renderer, "render" | "pageOf">;

/** The renderer of the built bundles in `distDir`. */
export const builtRenderer = async (distDir: string): Promise<Renderer> => {
  const entry = (await import(pathToFileURL(join(distDir, "ssr/entry-server.js")).href)) as Entry;
  return {
    render: entry.render,
    pageOf: entry.pageOf,
    assetsFor: builtAssets(join(distDir, "client/manifest.json")),
  };
};

/** Answers a renderer that always works on the newest sources. */
export const sourceRenderer = async (app: FastifyInstance): Promise<() => Promise<Renderer>> => {
  const { startDevelopment } = await import("./development.ts");
  return startDevelopment(app);
};
