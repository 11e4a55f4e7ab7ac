import cors from "@fastify/cors";
import { deviceTokenName, guestTokenName } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";

/** Request headers of the contract and its extensions; other simple headers need no preflight. */
const requestHeaders = [
  "accept-language",
  "authori-zation",
  "authorization",
  "content-type",
  "form-type",
  deviceTokenName,
  guestTokenName,
  "idempotency-key",
  "x-requested-with",
];

/** Response headers that page scripts of another origin may read. */
const responseHeaders = ["content-language", deviceTokenName, guestTokenName, "retry-after", "x-request-id"];

/**
 * Allows front ends of other origins to call the API. Never with credentials: such a front end stores its own
 * token and sends it in a header, so another site can't use our cookies.
 * @param origins exact origins, such as `https://shop.example.com`; none restricts the API to the shop's own
 * pages
 */
export const allowFrontEnds = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return;
  void app.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: ["GET", "POST"],
    allowedHeaders: requestHeaders,
    exposedHeaders: responseHeaders,
    maxAge: 7200,
  });
};
