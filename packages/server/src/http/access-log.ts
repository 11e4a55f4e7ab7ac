import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ClientAddressForm } from "../shared/operation-settings.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in account; null without one, or before the caller is known. */
    accountId: number | null;
  }
}

/** The client's network: the first 24 bits of an IPv4 address, 48 bits of an IPv6 address. */
const networkOf = (address: string): string => {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(ipv4) === 4) return ipv4.replace(/\d+$/, "0");
  const groups = address.split("::", 1)[0]?.split(":").filter(Boolean).slice(0, 3) ?? [];
  return `${groups.join(":")}::`;
};

/** A client's address as the log shows it; undefined to leave it out. */
export const shownAddress = (address: string, form: ClientAddressForm): string | undefined => {
  if (form === "none") return undefined;
  return form === "full" ? address : networkOf(address);
};

/**
 * The path without its query, which can contain tokens and search terms. Tokens in a path are replaced by the
 * name of their parameter.
 */
export const loggedPath = ({ url, params }: Pick<FastifyRequest, "url" | "params">): string => {
  const [path = ""] = url.split("?", 1);
  const { token } = (params ?? {}) as { token?: string };
  if (token === undefined || token === "") return path;
  return path
    .split("/")
    .map((part) => (part === token || part === encodeURIComponent(token) ? ":token" : part))
    .join("/");
};

/** Writes one log line per response, except for routes whose `logLevel` is silent. */
export const logAccess = (app: FastifyInstance, form: ClientAddressForm): void => {
  app.decorateRequest("accountId", null);
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request.routeOptions;
    const client = shownAddress(request.ip, form);
    request.log.info(
      {
        method,
        route: url ?? null,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.failureCode !== null && { code: request.failureCode }),
        ...(client !== undefined && { client }),
        ...(request.accountId !== null && { account: request.accountId }),
      },
      "request",
    );
  });
};
