import { isApiError, type ApiClient } from "@carmine/api/client";
import type { BodyOf, preOrder } from "@carmine/api/contract";
import { mutations, queries, runMutation } from "@carmine/api/hooks";
import type { QueryClient } from "@tanstack/react-query";
import type { App } from "../../app/app.ts";
import { confirmHref } from "../orders/order-paths.ts";
import { itemsOf } from "./cart-lines.ts";
import { dropCheckoutInput, type CheckoutInput } from "./checkout-input.ts";

/** Request body; `undefined` if none of the items is left in the cart. */
const bodyOf = async (
  input: CheckoutInput,
  api: ApiClient,
  queryClient: QueryClient,
): Promise<BodyOf<typeof preOrder> | undefined> => {
  if (input.kind === "sku") {
    const { productId, skuId, quantity } = input;
    return {
      preOrderType: "buyNow",
      orderDetails: [{ productId, attrValueId: skuId, productNum: quantity }],
    };
  }
  const skus = new Set(input.skuIds);
  const rows = itemsOf(await queryClient.fetchQuery(queries.cartList(api))).filter(({ skuId }) =>
    skus.has(skuId),
  );
  if (rows.length === 0) return undefined;
  return { preOrderType: "shoppingCart", orderDetails: rows.map(({ id }) => ({ shoppingCartId: id })) };
};

/**
 * Holds the items of a signed-in shopper and opens the checkout; does nothing while a call is pending.
 * @param settled resolves when pending changes, such as quantities, are saved
 */
export const goToCheckout = async (
  { api, queryClient, stores }: Pick<App, "api" | "queryClient" | "stores">,
  navigate: (href: string) => unknown,
  input: CheckoutInput,
  settled?: () => Promise<void>,
): Promise<void> => {
  const { busy, set } = stores.checkout.getState();
  if (busy) return;
  set(true);
  try {
    await settled?.();
    const body = await bodyOf(input, api, queryClient);
    if (body) {
      const { preOrderNo } = await runMutation(queryClient, mutations.preOrder(api), { body });
      navigate(confirmHref(preOrderNo));
    }
    dropCheckoutInput();
  } catch (error) {
    // The client has shown the error. Without a response the page may be reloading, and then tries again.
    if (isApiError(error) && error.code > 0) dropCheckoutInput();
  } finally {
    set(false);
  }
};
