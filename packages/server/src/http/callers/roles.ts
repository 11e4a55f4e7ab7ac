import {
  Code,
  merchantRights,
  operatorRights,
  type MerchantRole,
  type OperatorRole,
  type Right,
  type StaffRole,
} from "@carmine/api/contract";
import { asc, eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { membership, type Role } from "../../database/schema/accounts.ts";
import { Failure, notFound } from "../envelope/failure.ts";
import { requireUser, type Caller } from "./caller.ts";

/** A role of an account at a shop or in the marketplace. */
export interface Membership {
  readonly role: Role;
  /** Null for the marketplace. */
  readonly merchantId: number | null;
  readonly staffRole: StaffRole;
  readonly rights: readonly Right[];
}

/** The role of a membership; rows of the previous release have none and could do everything. */
export const staffRoleOf = ({ role, staffRole }: { role: Role; staffRole: StaffRole | null }): StaffRole =>
  staffRole ?? (role === "merchant" ? "owner" : "administrator");

const rightsOf = (role: Role, staffRole: StaffRole): readonly Right[] =>
  (role === "merchant"
    ? merchantRights[staffRole as MerchantRole]
    : operatorRights[staffRole as OperatorRole]) ?? [];

/** All roles of an account: in the marketplace first, then by shop. */
export const membershipsOf = async (db: Queryable, accountId: number): Promise<Membership[]> => {
  const rows = await db
    .select()
    .from(membership)
    .where(eq(membership.accountId, accountId))
    .orderBy(asc(membership.merchantId));
  return rows
    .map(({ role, merchantId, staffRole: stored }) => {
      const staffRole = staffRoleOf({ role, staffRole: stored });
      return { role, merchantId, staffRole, rights: rightsOf(role, staffRole) };
    })
    .toSorted((a, b) => Number(a.role === "merchant") - Number(b.role === "merchant"));
};

type Needs = Right | "any";

const has = ({ rights }: Membership, needs: Needs): boolean => needs === "any" || rights.includes(needs);

const forbidden = () => new Failure(Code.forbidden, "forbidden");

/**
 * Requires a right of an account in the marketplace, or in any shop.
 * @throws Failure 403 if it has it nowhere
 */
export const requireRight = async (
  { db }: Pick<AppContext, "db">,
  accountId: number,
  role: Role,
  needs: Needs,
): Promise<void> => {
  const own = await membershipsOf(db, accountId);
  if (!own.some((one) => one.role === role && has(one, needs))) throw forbidden();
};

/** A staff member, and the shops that a call may read and change. */
export interface ShopStaff {
  readonly accountId: number;
  readonly shopIds: readonly number[];
  /** Whether the member also has another right in a shop. */
  readonly can: (right: Right, merchantId: number) => boolean;
}

/**
 * The shops of a call of `/api/merchant/*`: the requested one, else every shop in which the caller has the right
 * that the endpoint needs. Every query of such a call filters by them.
 * @throws Failure 404 if the caller doesn't work for the requested shop, 403 without the right there
 */
export const requireShops = async (
  { db }: Pick<AppContext, "db">,
  caller: Caller,
  merchantId?: number,
): Promise<ShopStaff> => {
  const accountId = requireUser(caller);
  const needs = caller.needs ?? "any";
  const shops = (await membershipsOf(db, accountId)).filter(({ role }) => role === "merchant");
  const chosen = merchantId === undefined ? shops : shops.filter((one) => one.merchantId === merchantId);
  if (merchantId !== undefined && chosen.length === 0) throw notFound();
  const allowed = chosen.filter((one) => has(one, needs));
  if (allowed.length === 0) throw forbidden();
  return {
    accountId,
    shopIds: allowed.flatMap((one) => one.merchantId ?? []),
    can: (right, shopId) => allowed.some((one) => one.merchantId === shopId && one.rights.includes(right)),
  };
};

/** The caller of `/api/operator/*`, whose right `route` has checked. */
export const operatorOf = async (
  { db }: Pick<AppContext, "db">,
  caller: Caller,
): Promise<{ accountId: number; staffRole: StaffRole | undefined; can: (right: Right) => boolean }> => {
  const accountId = requireUser(caller);
  const own = (await membershipsOf(db, accountId)).find(({ role }) => role === "operator");
  return { accountId, staffRole: own?.staffRole, can: (right) => own?.rights.includes(right) === true };
};
