import { timingSafeEqual } from "node:crypto";
import { storefrontKeyHeader } from "@carmine/api/contract";
import type { FastifyRequest } from "fastify";

/**
 * Whether the call comes from our own storefront's server, which sends the key that both received at startup.
 * Its pages load pictures from their own origin and store the token in a cookie; all other callers get
 * responses as the contract specifies.
 */
export const isStorefront = ({ headers }: Pick<FastifyRequest, "headers">, key: string | null): boolean => {
  const shown = headers[storefrontKeyHeader];
  if (key === null || typeof shown !== "string") return false;
  const [one, other] = [Buffer.from(shown), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
};
