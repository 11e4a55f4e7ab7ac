import { Server as TcpServer, type Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Milliseconds in which a proxy uses its open connections for the last time: shorter than the 5 s for which the
 * nginx example skips a process that refused a connection.
 */
const lastRequestsMs = 1000;

/**
 * Refuses new connections, and still serves the open ones for a second. Proxies without active health checks, such as
 * nginx, send requests until a connection is refused. Closing an idle connection before that loses a POST that the proxy
 * sends on it at the same moment, because nginx doesn't repeat a POST.
 */
export const stopListening = async (server: Server): Promise<void> => {
  if (!server.listening) return;
  // `close` of an HTTP server also closes idle connections; the one of its base class doesn't.
  TcpServer.prototype.close.call(server);
  await pause(lastRequestsMs);
};
