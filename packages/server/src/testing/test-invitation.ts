import { randomUUID } from "node:crypto";
import { invitationDays } from "@carmine/api/contract";
import type { Database } from "../database/connection.ts";
import { staffInvitation } from "../database/schema/accounts.ts";
import { hashToken, newToken } from "../http/callers/tokens.ts";
import { dayMs } from "../shared/durations.ts";

/** An invitation as a member with the role `service`, or `content` for the marketplace. */
export const makeInvitation = async (db: Database, merchantId?: number): Promise<number> => {
  const [made] = await db
    .insert(staffInvitation)
    .values({
      email: `${randomUUID()}@example.com`,
      merchantId: merchantId ?? null,
      staffRole: merchantId === undefined ? "content" : "service",
      tokenHash: hashToken(newToken()),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + invitationDays * dayMs),
    })
    .returning({ id: staffInvitation.id });
  return made?.id ?? 0;
};
