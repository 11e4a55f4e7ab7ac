import {
  workSettings,
  type consoleNotificationSettings,
  type DataOf,
  type Right,
  type WorkDelivery,
  type WorkSetting,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { workNoticeSetting } from "../database/schema/notifications.ts";
import { membershipsOf } from "../http/callers/roles.ts";
import { workTerms } from "../notifications/kinds.ts";

/** Kinds of work of the marketplace. */
const ofOperators: ReadonlySet<WorkSetting> = new Set([
  "workApplication",
  "workPaymentProblem",
  "workMailFailed",
]);

/** How an account gets notifications of each kind of work that its roles include. */
export const readWorkSettings = async (
  db: Queryable,
  accountId: number,
): Promise<DataOf<typeof consoleNotificationSettings>> => {
  const roles = await membershipsOf(db, accountId);
  const stored = await db.select().from(workNoticeSetting).where(eq(workNoticeSetting.accountId, accountId));
  const deliveries = new Map(stored.map(({ kind, delivery }) => [kind, delivery]));
  // The warehouse of every shop that it works for, and nothing else.
  const standard = roles.every(({ staffRole }) => staffRole === "warehouse") ? "digest" : "mail";
  const has = (role: "merchant" | "operator", right: Right) =>
    roles.some((one) => one.role === role && one.rights.includes(right));
  const rightsOf = (kind: WorkSetting) =>
    Object.values(workTerms).flatMap(({ setting, right }) => (setting === kind ? [right] : []));
  const isNotified = (kind: WorkSetting): boolean => {
    if (ofOperators.has(kind)) return rightsOf(kind).some((right) => has("operator", right));
    return (
      rightsOf(kind).some((right) => has("merchant", right)) ||
      // The marketplace decides disputes about refunds.
      (kind === "workDispute" && has("operator", workTerms.workDispute.right))
    );
  };
  return workSettings.flatMap((kind) =>
    isNotified(kind) ? [{ kind, delivery: deliveries.get(kind) ?? standard }] : [],
  );
};

export const setWorkDelivery = async (
  db: Queryable,
  accountId: number,
  kind: WorkSetting,
  delivery: WorkDelivery,
): Promise<void> => {
  await db
    .insert(workNoticeSetting)
    .values({ accountId, kind, delivery })
    .onConflictDoUpdate({
      target: [workNoticeSetting.accountId, workNoticeSetting.kind],
      set: { delivery },
    });
};
