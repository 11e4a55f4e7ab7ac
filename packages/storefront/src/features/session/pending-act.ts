import { withStorage } from "../../app/storage.ts";

/** What a visitor wanted to save, follow, claim, ask, praise or be told of, while they sign in. */
export interface PendingAct {
  readonly kind: "products" | "shops" | "coupons" | "activities" | "restocks" | "questions" | "reviews";
  readonly id: number;
}

/** In session storage: the page may load anew in between. */
const storageKey = "pendingAct";
/** ms for which it is stored, so that an old one isn't resumed the next day. */
const keptMs = 10 * 60_000;

export const keepPendingAct = (act: PendingAct): void => {
  // Without storage the shopper presses once more after signing in.
  withStorage("sessionStorage", (storage) =>
    storage.setItem(storageKey, JSON.stringify({ ...act, at: Date.now() })),
  );
};

export const dropPendingAct = (): void => {
  withStorage("sessionStorage", (storage) => storage.removeItem(storageKey));
};

/** Whether this is what the visitor wanted; true once only. */
export const takePendingAct = ({ kind, id }: PendingAct): boolean =>
  withStorage("sessionStorage", (storage) => {
    const kept = JSON.parse(storage.getItem(storageKey) ?? "{}") as Partial<PendingAct & { at: number }>;
    const isIt = kept.kind === kind && kept.id === id && Date.now() - Number(kept.at) < keptMs;
    if (isIt) dropPendingAct();
    return isIt;
  }) ?? false;
