import { createClient, isApiError } from "@carmine/api/client";
import { cartSave } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import * as paths from "../app/paths.ts";
import { cartFormFields, refusedCartHref } from "../features/links.ts";
import type { StorefrontOptions } from "./options.ts";
import { keepGuestToken, visitorHeaders } from "./session-cookie.ts";
import { takeForm } from "./take-form.ts";
import { transportTo } from "./transport.ts";

/** The sku and quantity of a product form; undefined if it is invalid. */
const wantedSku = (fields: URLSearchParams) => {
  const [productId, skuId, cartNum] = cartFormFields.map((name) => Number(fields.get(name)));
  const parsed = cartSave.body.safeParse([{ productId, productAttrUnique: skuId, cartNum }]);
  return parsed.success ? parsed.data : undefined;
};

/**
 * Handles the *Add to cart* form of a page without scripts: adds the sku to the cart and shows the cart, with a
 * notice if that failed.
 */
export const addCartForm = (app: FastifyInstance, options: StorefrontOptions): void => {
  const secure = options.publicUrl.startsWith("https:");
  takeForm(app, options, paths.cart, async ({ fields, locale, request, reply }) => {
    const wanted = wantedSku(fields);
    if (!wanted) return refusedCartHref;
    let given: string | undefined;
    const client = createClient({
      ...transportTo(options, visitorHeaders(request)),
      onGuestToken: (token) => (given = token),
      locale,
    });
    try {
      await client.call(cartSave, { body: wanted });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return refusedCartHref;
    }
    if (given !== undefined) void reply.header("set-cookie", keepGuestToken(given, secure));
    return paths.cart;
  });
};
