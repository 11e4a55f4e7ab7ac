import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serveFolder } from "../static-server.ts";
import { labPort, storybookPort } from "./ports.ts";

interface Lab {
  renderPage: (id: string) => string;
}

/** Serves the static Storybook, and the laboratory whose pages are rendered in plain Node.js. */
export default async (): Promise<() => void> => {
  const lab = (await import(
    pathToFileURL(join(process.cwd(), "dist/lab/server/entry-server.js")).href
  )) as Lab;
  const servers = await Promise.all([
    serveFolder(join(process.cwd(), "dist/storybook"), storybookPort),
    serveFolder(join(process.cwd(), "dist/lab/client"), labPort, ({ pathname, searchParams }) =>
      pathname === "/story" ? lab.renderPage(searchParams.get("id") ?? "") : undefined,
    ),
  ]);
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
};
