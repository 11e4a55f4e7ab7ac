export type MarkKind = "products" | "shops";

/** What a visitor wanted to save or follow, while they sign in. */
interface PendingMark {
  readonly kind: MarkKind;
  readonly id: number;
}

/** In session storage: the page may load anew in between. */
const storageKey = "pendingMark";
/** ms for which it is stored, so that an old one isn't resumed the next day. */
const keptMs = 10 * 60_000;

export const keepPendingMark = (mark: PendingMark): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...mark, at: Date.now() }));
  } catch {
    // Without storage the shopper presses once more after signing in.
  }
};

export const dropPendingMark = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored either.
  }
};

/** Whether this is what the visitor wanted; true once only. */
export const takePendingMark = ({ kind, id }: PendingMark): boolean => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, unknown>;
    const isIt = kept["kind"] === kind && kept["id"] === id && Date.now() - Number(kept["at"]) < keptMs;
    if (isIt) dropPendingMark();
    return isIt;
  } catch {
    return false;
  }
};
