import { createClient, isApiError } from "@carmine/api/client";
import { cartSave, guestTokenName, type BodyOf } from "@carmine/api/contract";
import { localizedPath, type Locale } from "@carmine/i18n";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { cartFormFields, paths, refusedCartHref } from "../features/links.ts";
import type { StorefrontOptions } from "./options.ts";
import { isOwnCall } from "./same-origin.ts";
import { keepGuestToken, readCookies, tokenHeaders } from "./session-cookie.ts";
import { transportTo } from "./transport.ts";

/** Bytes of a form: three numbers. */
const largestForm = 1024;

/** What the form of a product names; undefined where that is no sku and quantity. */
const wantedSku = (form: string) => {
  const fields = new URLSearchParams(form);
  const [productId, skuId, cartNum] = cartFormFields.map((name) => Number(fields.get(name)));
  const parsed = cartSave.body!.safeParse([{ productId, productAttrUnique: skuId, cartNum }]);
  return parsed.success ? parsed.data : undefined;
};

/**
 * Takes the form around *Add to cart* where no script does: puts the sku in the cart and shows the cart, which says
 * so where the sku could not be added.
 */
export const addCartForm = (app: FastifyInstance, options: StorefrontOptions): void => {
  const secure = options.publicUrl.startsWith("https:");
  const publicOrigin = new URL(options.publicUrl).origin;

  /** @returns the token of a guest who had none */
  const save = async (
    request: FastifyRequest,
    locale: Locale,
    body: BodyOf<typeof cartSave>,
  ): Promise<string | undefined> => {
    const cookies = readCookies(request.headers.cookie);
    let given: string | undefined;
    const client = createClient({
      ...transportTo(options, tokenHeaders(cookies)),
      guestToken: cookies[guestTokenName],
      onGuestToken: (token) => (given = token),
      locale,
    });
    await client.call(cartSave, { body });
    return given;
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: largestForm },
      (_request, body, done) => done(null, body),
    );
    for (const locale of options.locales)
      scope.post<{ Body: string }>(localizedPath(locale, paths.cart), async (request, reply) => {
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
        const wanted = wantedSku(request.body);
        if (!wanted) return reply.redirect(localizedPath(locale, refusedCartHref), 303);
        try {
          const token = await save(request, locale, wanted);
          if (token !== undefined) void reply.header("set-cookie", keepGuestToken(token, secure));
          return await reply.redirect(localizedPath(locale, paths.cart), 303);
        } catch (error) {
          if (!isApiError(error)) throw error;
          return reply.redirect(localizedPath(locale, refusedCartHref), 303);
        }
      });
  });
};
