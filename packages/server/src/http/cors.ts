import cors from "@fastify/cors";
import { deviceTokenName, guestTokenName } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";

/** Request headers of the contract and its extensions; browsers send other simple headers without asking. */
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

/** What page script at another origin may read of an answer besides its body. */
const responseHeaders = ["content-language", deviceTokenName, guestTokenName, "retry-after", "x-request-id"];

/**
 * Lets front ends at other origins call the API. Never with credentials: such a front end holds its own token and sends
 * it in a header, so another site can't use our cookies.
 * @param origins exact origins, such as `https://shop.example.com`; none keeps the API to the shop's own pages
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
