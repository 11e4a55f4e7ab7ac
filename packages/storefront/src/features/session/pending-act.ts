/** What a visitor wanted to save, follow or claim, while they sign in. */
export interface PendingAct {
  readonly kind: "products" | "shops" | "coupons";
  readonly id: number;
}

/** In session storage: the page may load anew in between. */
const storageKey = "pendingAct";
/** ms for which it is stored, so that an old one isn't resumed the next day. */
const keptMs = 10 * 60_000;

export const keepPendingAct = (act: PendingAct): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...act, at: Date.now() }));
  } catch {
    // Without storage the shopper presses once more after signing in.
  }
};

export const dropPendingAct = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored either.
  }
};

/** Whether this is what the visitor wanted; true once only. */
export const takePendingAct = ({ kind, id }: PendingAct): boolean => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, unknown>;
    const isIt = kept["kind"] === kind && kept["id"] === id && Date.now() - Number(kept["at"]) < keptMs;
    if (isIt) dropPendingAct();
    return isIt;
  } catch {
    return false;
  }
};
