import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Serves the files of a folder on a loopback port; `page` takes precedence for paths that it handles. */
export const serveFolder = async (
  folder: string,
  port: number,
  page: (url: URL) => string | undefined = () => undefined,
): Promise<Server> => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const html = page(url);
    if (html !== undefined) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
      return;
    }
    const file = join(
      folder,
      normalize(url.pathname === "/" ? "/index.html" : decodeURIComponent(url.pathname)),
    );
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
};
