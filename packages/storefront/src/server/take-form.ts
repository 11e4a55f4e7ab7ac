import { localizedPath, type Locale } from "@carmine/i18n";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { StorefrontOptions } from "./options.ts";
import { isOwnCall } from "./same-origin.ts";

/** Bytes. Forms contain only a few numbers or a token. */
const largestForm = 1024;

export interface TakenForm {
  readonly fields: URLSearchParams;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Handles a form that a page without scripts posts, under the page's path in every language. Forms from other sites
 * are refused.
 * @param work handles the form and returns the path to redirect to, without locale prefix
 */
export const takeForm = (
  app: FastifyInstance,
  options: StorefrontOptions,
  path: string,
  work: (form: TakenForm) => Promise<string>,
): void => {
  const publicOrigin = new URL(options.publicUrl).origin;
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: largestForm },
      (_request, body, done) => done(null, body),
    );
    for (const locale of options.locales)
      scope.post<{ Body: string }>(localizedPath(locale, path), async (request, reply) => {
        const { headers, method, protocol } = request;
        const fetchSite = [headers["sec-fetch-site"]].flat()[0];
        const facts = {
          method,
          origin: headers.origin,
          fetchSite,
          host: headers.host,
          protocol,
          publicOrigin,
        };
        if (!isOwnCall(facts)) return reply.code(403).type("text/plain").send("No relevant permissions");
        void reply.header("cache-control", "private, no-store");
        const fields = new URLSearchParams(request.body);
        return reply.redirect(localizedPath(locale, await work({ fields, locale, request, reply })), 303);
      });
  });
};
