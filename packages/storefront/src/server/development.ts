import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { createServer, type EnvironmentModuleNode, type RunnableDevEnvironment } from "vite";
import type { PageRenderer } from "../rendering/render.tsx";
import type { Renderer } from "./renderer.ts";

const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));

/** Paths that Vite serves; all others are pages or belong to the marketplace. */
const ofVite = /^\/(@|src\/|node_modules\/|__vite|packages\/)|\.(tsx?|css|json|svg|map)(\?|$)/;

const isStyle = ({ url }: EnvironmentModuleNode): boolean =>
  /\.css($|\?)/.test(url) && !/[?&]inline/.test(url);

/** Styles of all modules that the last render used, so that the first paint is styled. */
const collectStyles = async (ssr: RunnableDevEnvironment): Promise<string> => {
  const texts: string[] = [];
  // Copies the list, because requesting a style adds a module to the graph.
  const styles = [...ssr.moduleGraph.idToModuleMap.values()].filter(isStyle);
  for (const node of styles) {
    const module = (await ssr.runner.import(`${node.url}${node.url.includes("?") ? "&" : "?"}inline`)) as {
      default?: string;
    };
    if (module.default) texts.push(module.default);
  }
  return texts.join("\n");
};

/** Renders pages from source: Vite serves and reloads the modules, its server environment renders. */
export const startDevelopment = async (app: FastifyInstance): Promise<() => Promise<Renderer>> => {
  const vite = await createServer({
    configFile,
    server: { middlewareMode: true, ws: { server: app.server } as never, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    if (!ofVite.test(request.url) || request.url.startsWith("/api/")) return;
    await new Promise<void>((resolve, reject) => {
      reply.raw.once("close", resolve);
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    if (reply.raw.writableEnded) reply.hijack();
  });

  const ssr = vite.environments["ssr"] as RunnableDevEnvironment;
  const assets = { entry: "/src/entry-client.tsx", styles: [], preloads: [] };
  return async () => {
    const entry = (await ssr.runner.import("/src/entry-server.tsx")) as PageRenderer;
    return {
      render: entry.render,
      pageOf: entry.pageOf,
      assetsFor: () => assets,
      finish: async (html) => {
        const styles = `<style data-dev-styles>${await collectStyles(ssr)}</style>`;
        const head = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
        const inserted = /<head>([\s\S]*?)<\/head>/.exec(head)?.[1] ?? "";
        return html.replace("</head>", () => `${styles}${inserted}</head>`);
      },
    };
  };
};
