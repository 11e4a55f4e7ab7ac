import { randomBytes } from "node:crypto";
import { apiDocsPage, openApiDocument } from "@carmine/api/openapi";
import type { FastifyInstance } from "fastify";

/** `/api/docs` and the OpenAPI document behind it, both generated from the contract. */
export const registerDocs = (app: FastifyInstance): void => {
  const config = { policy: "public" } as const;
  app.get("/api/docs/openapi.json", { config }, async (_request, reply) => {
    reply.header("cache-control", "public, max-age=300");
    return openApiDocument();
  });
  app.get("/api/docs", { config }, async (_request, reply) => {
    const nonce = randomBytes(16).toString("base64");
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
    return reply
      .header("content-security-policy", policy)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(apiDocsPage({ nonce }));
  });
};
