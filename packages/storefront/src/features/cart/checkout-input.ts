import { withStorage } from "../../app/storage.ts";

/** Items to order. By sku, because a guest's cart rows get new ids with the account. */
export type CheckoutInput =
  | { readonly kind: "cart"; readonly skuIds: readonly number[] }
  | { readonly kind: "sku"; readonly productId: number; readonly skuId: number; readonly quantity: number };

/** Session storage key; the page may reload while the shopper signs in. */
const storageKey = "checkoutInput";

const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

const isCheckoutInput = (value: unknown): value is CheckoutInput => {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (value.kind === "cart")
    return "skuIds" in value && Array.isArray(value.skuIds) && value.skuIds.every(isId);
  return (
    value.kind === "sku" &&
    ["productId", "skuId", "quantity"].every((name) => isId((value as Record<string, unknown>)[name]))
  );
};

/** Milliseconds for which the input is stored, so that an old one isn't resumed the next day. */
const keptMs = 10 * 60_000;

export const keepCheckoutInput = (path: string, input: CheckoutInput): void => {
  // Without storage the shopper has to press the button again after signing in.
  withStorage("sessionStorage", (storage) =>
    storage.setItem(storageKey, JSON.stringify({ path, input, at: Date.now() })),
  );
};

export const dropCheckoutInput = (): void => {
  withStorage("sessionStorage", (storage) => storage.removeItem(storageKey));
};

/** Returns the input stored on this page. It stays stored, because the page may be about to reload. */
export const readCheckoutInput = (path: string): CheckoutInput | undefined => {
  const kept = withStorage("sessionStorage", (storage): unknown =>
    JSON.parse(storage.getItem(storageKey) ?? "null"),
  );
  if (typeof kept !== "object" || kept === null) return undefined;
  if (!("path" in kept) || !("input" in kept) || !("at" in kept) || typeof kept.at !== "number")
    return undefined;
  return kept.path === path && Date.now() - kept.at < keptMs && isCheckoutInput(kept.input)
    ? kept.input
    : undefined;
};
