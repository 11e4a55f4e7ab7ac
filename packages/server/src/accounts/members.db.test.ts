import {
  Code,
  consoleInvitationAccept,
  consoleInvitationRead,
  merchantInvitationRevoke,
  merchantMemberInvite,
  merchantMemberList,
  merchantMemberRevoke,
  merchantMemberRole,
  merchantOrderList,
  operatorMemberRevoke,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { merchantActor } from "../commands/actors.ts";
import { account } from "../database/schema/accounts.ts";
import { dayMs } from "../shared/durations.ts";
import { accountsApp, someEmail } from "../testing/accounts-app.ts";
import { auditEntriesOf } from "../testing/command-line.ts";
import { makeMerchant, makeShopper, makeStaff } from "../testing/test-shop.ts";
import { listMembers, revokeRole } from "./members.ts";

const { shop, register } = accountsApp();

const newShop = async () => {
  const merId = await makeMerchant(shop().ctx.db);
  const owner = await makeStaff(shop(), merId);
  const staff = async () => (await shop().call(merchantMemberList, { ...owner, query: { merId } })).data;
  const invite = (email: string, staffRole: "warehouse" | "owner" = "warehouse") =>
    shop().call(merchantMemberInvite, { token: owner.token, body: { merId, email, staffRole } });
  return { merId, owner, staff, invite };
};

/** Token of the link in the last mail to an address. */
const tokenFor = (email: string): string => {
  const mail = shop().messages.findLast(({ to }) => to === email);
  return /\/console\/invitation#([0-9a-f]{64})/.exec(mail?.text ?? "")?.[1] ?? "";
};

it("invites by mail, and gives the role to the account that accepts, once", async () => {
  const { merId, owner, staff, invite } = await newShop();
  const email = someEmail();
  expect((await invite(email.toUpperCase())).code).toBe(Code.ok);
  const [pending] = (await staff()).invitations;
  expect(pending).toMatchObject({ email, staffRole: "warehouse", isExpired: false });
  const token = tokenFor(email);
  const read = { body: { token } };
  expect((await shop().call(consoleInvitationRead, read)).data).toMatchObject({
    email,
    merId,
    account: null,
  });
  const { data } = await register(email);
  expect(
    (await shop().call(consoleInvitationRead, { ...read, token: data.token })).data.account,
  ).toMatchObject({ email });
  const orders = async () =>
    (await shop().call(merchantOrderList, { token: data.token, query: { page: 1, limit: 1 } })).code;
  expect(await orders()).toBe(Code.forbidden);
  const accept = (as: string) => shop().call(consoleInvitationAccept, { token: as, body: { token } });
  const guest = await makeShopper(shop(), "visitor");
  expect((await accept(guest.token)).code).toBe(Code.forbidden);
  expect((await accept(data.token)).data).toEqual({ merId });
  expect(await orders()).toBe(Code.ok);
  expect((await accept(owner.token)).code).toBe(Code.notFound);
  const { members, invitations } = await staff();
  expect(invitations).toEqual([]);
  expect(members.map(({ uid, staffRole }) => [uid, staffRole])).toEqual([
    [owner.accountId, "owner"],
    [data.uid, "warehouse"],
  ]);
  expect(members[1]?.lastSeenAt).not.toBeNull();
  expect((await invite(email)).code).toBe(Code.failure);
  expect(await auditEntriesOf(shop(), `member:${data.uid}`)).toMatchObject([
    { role: "merchant", action: "member.grant", after: { staffRole: "warehouse" } },
  ]);
});

it("keeps the role of a member who opens an invitation", async () => {
  const { owner, staff, invite } = await newShop();
  const email = someEmail();
  await invite(email);
  const body = { token: tokenFor(email) };
  expect((await shop().call(consoleInvitationAccept, { token: owner.token, body })).code).toBe(Code.failure);
  expect((await staff()).members).toMatchObject([{ staffRole: "owner" }]);
  expect((await staff()).invitations).toHaveLength(1);
});

it("refuses a link that was replaced, withdrawn or has expired", async () => {
  const { merId, owner, staff, invite } = await newShop();
  const email = someEmail();
  await invite(email);
  const replaced = tokenFor(email);
  await invite(email, "owner");
  const current = tokenFor(email);
  const codeOf = async (token: string) =>
    (await shop().call(consoleInvitationRead, { body: { token } })).code;
  expect([await codeOf(replaced), await codeOf(current), await codeOf("x")]).toEqual([404, 200, 404]);
  const [pending] = (await staff()).invitations;
  const body = { merId, id: pending?.id ?? 0 };
  await shop().call(merchantInvitationRevoke, { token: owner.token, body });
  expect(await codeOf(current)).toBe(Code.notFound);
  await invite(email);
  shop().clock.advance(6.9 * dayMs);
  expect(await codeOf(tokenFor(email))).toBe(Code.ok);
  shop().clock.advance(0.2 * dayMs);
  expect(await codeOf(tokenFor(email))).toBe(Code.notFound);
});

it("writes the mail in the language of the recipient's account", async () => {
  const { invite } = await newShop();
  const email = someEmail();
  const { data } = await register(email);
  const { db } = shop().ctx;
  await db.update(account).set({ locale: "fr" }).where(eq(account.id, data.uid));
  await invite(email);
  const mail = shop().messages.findLast(({ to }) => to === email);
  expect(mail?.subject).toContain("Invitation à rejoindre");
});

it("changes a role from the value that the author saw, and revokes access immediately", async () => {
  const { merId, owner, invite } = await newShop();
  const member = await makeStaff(shop(), merId, "warehouse");
  const change = (from: "warehouse" | "owner", to: "owner" | "finance") =>
    shop().call(merchantMemberRole, { token: owner.token, body: { merId, uid: member.accountId, from, to } });
  expect((await change("warehouse", "owner")).code).toBe(Code.ok);
  const refused = await change("warehouse", "finance");
  expect(refused.code).toBe(Code.conflict);
  expect(refused.data).toMatchObject({ changed: [{ id: member.accountId, current: "owner" }] });

  const invited = someEmail();
  const body = { merId, email: invited, staffRole: "owner" as const };
  await shop().call(merchantMemberInvite, { token: member.token, body });
  const revoke = { token: owner.token, body: { merId, uid: member.accountId } };
  expect((await shop().call(merchantMemberRevoke, revoke)).code).toBe(Code.ok);
  const orders = { token: member.token, query: { page: 1, limit: 1 } };
  expect((await shop().call(merchantOrderList, orders)).code).toBe(Code.forbidden);
  const read = { body: { token: tokenFor(invited) } };
  expect((await shop().call(consoleInvitationRead, read)).code).toBe(Code.notFound);
  expect((await shop().call(merchantMemberRevoke, revoke)).code).toBe(Code.notFound);
  expect((await invite(invited)).code).toBe(Code.ok);
});

it.each(["revoke", "demote"] as const)(
  "keeps one owner when two %s each other concurrently",
  async (verb) => {
    const { merId, owner } = await newShop();
    const other = await makeStaff(shop(), merId);
    const codes = await Promise.all(
      [
        [owner, other],
        [other, owner],
      ].map(async ([by, whom]) => {
        const body = { merId, uid: whom?.accountId ?? 0 };
        const token = by?.token;
        return verb === "revoke"
          ? (await shop().call(merchantMemberRevoke, { token, body })).code
          : (
              await shop().call(merchantMemberRole, {
                token,
                body: { ...body, from: "owner", to: "finance" },
              })
            ).code;
      }),
    );
    expect(codes).not.toEqual([Code.ok, Code.ok]);
    const owners = (await listMembers(shop().ctx.db, merId)).filter(({ staffRole }) => staffRole === "owner");
    expect(owners).toHaveLength(1);
  },
);

it("keeps one owner when concurrent requests revoke all of them", async () => {
  const { merId, owner } = await newShop();
  const others = await Promise.all([1, 2, 3].map(() => makeStaff(shop(), merId)));
  const results = await Promise.allSettled(
    [owner, ...others].map(({ accountId }) => revokeRole(shop().ctx, merchantActor, accountId, merId)),
  );
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(await listMembers(shop().ctx.db, merId)).toHaveLength(1);
});

it("keeps the last administrator, also if another one is disabled", async () => {
  const admin = await makeStaff(shop());
  const other = await makeStaff(shop());
  const { db } = shop().ctx;
  await db.update(account).set({ status: "disabled" }).where(eq(account.id, other.accountId));
  const revoke = { token: admin.token, body: { uid: admin.accountId } };
  expect((await shop().call(operatorMemberRevoke, revoke)).code).toBe(Code.failure);
});
