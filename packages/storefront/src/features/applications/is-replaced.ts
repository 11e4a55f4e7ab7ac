import type { Application } from "@carmine/api/hooks";

type Sent = Pick<Application, "id" | "previousId" | "state" | "shopName">;

/** Whether a later application replaced this one: it was resubmitted, or its shop has been approved since. */
export const isReplaced = (sent: Sent, all: readonly Sent[]): boolean =>
  all.some(
    (other) =>
      other.previousId === sent.id ||
      (other.id > sent.id && other.state === "approved" && other.shopName === sent.shopName),
  );
