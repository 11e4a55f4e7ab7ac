import { withStorage } from "../../app/storage.ts";

/** What somebody wants to order. Skus, because a guest's rows of the cart get other ids with the account. */
export type CheckoutInput =
  | { readonly kind: "cart"; readonly skuIds: readonly number[] }
  | { readonly kind: "sku"; readonly productId: number; readonly skuId: number; readonly quantity: number };

/** In session storage while the shopper signs in: the page may load anew in between. */
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

/** ms for which an input is stored, so that an old one isn't resumed the next day. */
const keptMs = 10 * 60_000;

export const keepCheckoutInput = (path: string, input: CheckoutInput): void => {
  // Without storage the shopper presses once more after signing in.
  withStorage("sessionStorage", (storage) =>
    storage.setItem(storageKey, JSON.stringify({ path, input, at: Date.now() })),
  );
};

export const dropCheckoutInput = (): void => {
  withStorage("sessionStorage", (storage) => storage.removeItem(storageKey));
};

/** The input that was kept on this page; it stays until it is dropped, for the page may be about to load anew. */
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
