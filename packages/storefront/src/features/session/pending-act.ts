import { withStorage } from "../../app/storage.ts";

/** An action of a visitor that needs a sign-in: save, follow, claim, ask, like, subscribe or set a reminder. */
export interface PendingAct {
  readonly kind:
    | "products"
    | "shops"
    | "coupons"
    | "activities"
    | "restocks"
    | "questions"
    | "reviews"
    | "searches";
  readonly id: number;
}

/** Session storage key; the page may reload during the sign-in. */
const storageKey = "pendingAct";
/** Milliseconds for which it is stored, so that an old one isn't resumed the next day. */
const keptMs = 10 * 60_000;

export const keepPendingAct = (act: PendingAct): void => {
  // Without storage the shopper has to press the button again after signing in.
  withStorage("sessionStorage", (storage) =>
    storage.setItem(storageKey, JSON.stringify({ ...act, at: Date.now() })),
  );
};

export const dropPendingAct = (): void => {
  withStorage("sessionStorage", (storage) => storage.removeItem(storageKey));
};

/** Returns true once if this is the pending action. */
export const takePendingAct = ({ kind, id }: PendingAct): boolean =>
  withStorage("sessionStorage", (storage) => {
    const kept = JSON.parse(storage.getItem(storageKey) ?? "{}") as Partial<PendingAct & { at: number }>;
    const isIt = kept.kind === kind && kept.id === id && Date.now() - Number(kept.at) < keptMs;
    if (isIt) dropPendingAct();
    return isIt;
  }) ?? false;
