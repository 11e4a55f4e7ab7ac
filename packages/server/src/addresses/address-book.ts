import type { Address } from "@carmine/api/contract";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/connection.ts";
import { statement } from "../database/statement.ts";
import { account } from "../database/schema/accounts.ts";
import { address } from "../database/schema/addresses.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";

/** An address as stored. */
export type StoredAddress = Omit<Address, "province">;

const columns = {
  id: address.id,
  realName: address.realName,
  phone: address.phone,
  countryCode: address.countryCode,
  country: address.country,
  region: address.region,
  city: address.city,
  district: address.district,
  email: address.email,
  detail: address.detail,
  postCode: address.postCode,
  isDefault: address.isDefault,
};

const ofAccount = (accountId: number) => eq(address.accountId, accountId);
const own = (accountId: number, id: number) => and(ofAccount(accountId), eq(address.id, id));

export const allAddresses = (db: Queryable, accountId: number): Promise<StoredAddress[]> =>
  db
    .select(columns)
    .from(address)
    .where(ofAccount(accountId))
    .orderBy(desc(address.isDefault), desc(address.id));

export const pageOfAddresses = async (db: Queryable, accountId: number, input: PageInput) => {
  const [list, [total]] = await Promise.all([
    db
      .select(columns)
      .from(address)
      .where(ofAccount(accountId))
      .orderBy(desc(address.isDefault), desc(address.id))
      .limit(input.limit)
      .offset(offsetOf(input)),
    db.select({ rows: count() }).from(address).where(ofAccount(accountId)),
  ]);
  return { list, total: total?.rows ?? 0 };
};

export const addressOf = async (
  db: Queryable,
  accountId: number,
  id: number,
): Promise<StoredAddress | undefined> => {
  const [found] = await db.select(columns).from(address).where(own(accountId, id));
  return found;
};

export const defaultAddress = async (
  db: Queryable,
  accountId: number,
): Promise<StoredAddress | undefined> => {
  const [found] = await db
    .select(columns)
    .from(address)
    .where(and(ofAccount(accountId), address.isDefault));
  return found;
};

/** Serializes writers of one address book: two concurrent "set as default" calls leave one default. */
export const lockAddressBook = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("no key update");
};

/** Clears the default mark. */
export const clearDefault = (tx: Transaction, accountId: number) =>
  tx
    .update(address)
    .set({ isDefault: false })
    .where(and(ofAccount(accountId), eq(address.isDefault, true)));

/** Makes the oldest address the default if none is. */
export const ensureDefault = (tx: Transaction, accountId: number) =>
  tx.execute(sql`
    update address set is_default = true
    where id = (select min(id) from address where account_id = ${accountId}::int)
      and not exists (select from address where account_id = ${accountId}::int and is_default)`);

export type AddressFields = Omit<typeof address.$inferInsert, "id" | "accountId">;

interface Inserted {
  accountId: number;
  realName: string;
  email: string;
  country: string;
  region: string | null;
  city: string | null;
  district: string | null;
  detail: string;
  postCode: string;
  phone: string | null;
  countryCode: string | null;
  isDefault: boolean;
  maxCount: number;
}

const insert = statement<Inserted, StoredAddress>(
  (value) => sql`
    insert into address (account_id, real_name, email, country, region, city, district, detail, post_code, phone, country_code, is_default)
    select ${value("accountId")}::int, ${value("realName")}, ${value("email")}, ${value("country")}, ${value("region")}, ${value("city")}, ${value("district")}, ${value("detail")},
      ${value("postCode")}, ${value("phone")}, ${value("countryCode")}, ${value("isDefault")}::boolean or size = 0
    from (select count(*) as size from address where account_id = ${value("accountId")}::int) book
    where size < ${value("maxCount")}::int
    returning id, real_name as "realName", phone, country_code as "countryCode", country, region, city, district, email, detail,
      post_code as "postCode", is_default as "isDefault"`,
);

/**
 * Adds an address; the first one becomes the default. Of two concurrent first ones in an unlocked book, the
 * second fails at the unique index `address_one_default`.
 * @returns undefined if the book already holds `maxCount`
 */
export const insertAddress = async (
  tx: Queryable,
  accountId: number,
  fields: AddressFields,
  maxCount: number,
): Promise<StoredAddress | undefined> => {
  const { realName, email, country, detail, postCode, isDefault } = fields;
  const [made] = await insert(tx, {
    accountId,
    realName,
    email,
    country,
    region: fields.region ?? null,
    city: fields.city ?? null,
    district: fields.district ?? null,
    detail,
    postCode,
    maxCount,
    phone: fields.phone ?? null,
    countryCode: fields.countryCode ?? null,
    isDefault: isDefault === true,
  });
  return made;
};

export const updateAddress = async (
  tx: Transaction,
  accountId: number,
  id: number,
  fields: Partial<AddressFields>,
): Promise<StoredAddress | undefined> => {
  const [changed] = await tx.update(address).set(fields).where(own(accountId, id)).returning(columns);
  return changed;
};

export const deleteAddress = async (tx: Transaction, accountId: number, id: number): Promise<boolean> => {
  const deleted = await tx.delete(address).where(own(accountId, id)).returning({ id: address.id });
  return deleted.length > 0;
};
