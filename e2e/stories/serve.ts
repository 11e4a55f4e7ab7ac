import { join } from "node:path";
import { serveFolder } from "../static-server.ts";
import { labPort } from "./ports.ts";

// Forced colors show the caret even if it is hidden, so it must not blink.
const page = `<!doctype html><html lang="en" data-theme="red" data-scheme="light"><head><meta charset="utf-8"><title>Stories</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/entry-client.css"><style>:root{caret-animation:manual}</style></head><body><div id="story"></div><script type="module" src="/assets/entry-client.js"></script></body></html>`;

/** Serves the laboratory: an empty page that renders one story after another. */
export default async (): Promise<() => void> => {
  const server = await serveFolder(join(process.cwd(), "dist/lab/client"), labPort, ({ pathname }) =>
    pathname === "/" ? page : undefined,
  );
  return () => {
    server.closeAllConnections();
    server.close();
  };
};
