import { timingSafeEqual } from "node:crypto";
import { storefrontKeyHeader } from "@carmine/api/contract";
import type { FastifyRequest } from "fastify";

/**
 * Whether the call comes from our own storefront's server, which sends the key that both got at the start. Its
 * pages load pictures from their own origin and keep the token in a cookie; all other callers are answered as the
 * contract requires.
 */
export const isStorefront = ({ headers }: Pick<FastifyRequest, "headers">, key: string | null): boolean => {
  const shown = headers[storefrontKeyHeader];
  if (key === null || typeof shown !== "string") return false;
  const [one, other] = [Buffer.from(shown), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
};
