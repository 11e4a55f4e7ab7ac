import {
  addressAll,
  addressDelete,
  addressDetail,
  addressEdit,
  addressList,
  addressSetDefault,
  Code,
  countryOf,
  type Address,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import type { Queryable, Transaction } from "../database/connection.ts";
import { isUniqueViolation } from "../database/errors.ts";
import { transaction } from "../database/transaction.ts";
import { requireUser } from "../http/callers/caller.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";

import {
  addressOf,
  allAddresses,
  clearDefault,
  deleteAddress,
  ensureDefault,
  insertAddress,
  lockAddressBook,
  pageOfAddresses,
  updateAddress,
} from "./address-book.ts";

/** Addresses that one account keeps at most. */
const bookSize = 50;

const found = (address: Address | undefined): Address => {
  if (!address) throw notFound();
  return address;
};

export const registerAddresses = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;

  route(app, ctx, addressAll, ({ caller }) => allAddresses(db, requireUser(caller)));

  route(app, ctx, addressList, async ({ caller, query }) => {
    const { list, total } = await pageOfAddresses(db, requireUser(caller), query);
    return pageAnswer(list, total, query);
  });

  route(app, ctx, addressDetail, async ({ caller, params }) =>
    found(await addressOf(db, requireUser(caller), params.id)),
  );

  route(app, ctx, addressEdit, ({ caller, body }) => {
    const accountId = requireUser(caller);
    const country = countryOf(body.country);
    if (!country) throw new Failure(Code.badRequest, "unknownCountry");
    const fields = {
      realName: body.realName,
      email: body.email,
      country: country.name,
      detail: body.detail,
      postCode: body.postCode,
      phone: body.phone ?? null,
      countryCode: body.countryCode?.replace(/^\+/, "") ?? null,
    };
    const { id, isDefault } = body;
    const add = async (writer: Queryable): Promise<Address> => {
      const made = await insertAddress(
        writer,
        accountId,
        { ...fields, isDefault: isDefault === true },
        bookSize,
      );
      if (!made) throw new Failure(Code.failure, "addressBookFull");
      return made;
    };
    const save = async (tx: Transaction): Promise<Address> => {
      await lockAddressBook(tx, accountId);
      if (isDefault) await clearDefault(tx, accountId);
      if (!id) return add(tx);
      const marks = isDefault === true || isDefault === false ? { isDefault } : {};
      const saved = await updateAddress(tx, accountId, id, { ...fields, ...marks });
      if (!saved) throw notFound();
      return saved;
    };
    if (id || isDefault) return transaction(db, save);
    // One statement, as nothing else in the book changes; where another one became the default meanwhile, once more.
    return add(db).catch((error: unknown) => {
      if (!isUniqueViolation(error, "address_one_default")) throw error;
      return transaction(db, save);
    });
  });

  route(app, ctx, addressSetDefault, ({ caller, body }) => {
    const accountId = requireUser(caller);
    return transaction(db, async (tx) => {
      await lockAddressBook(tx, accountId);
      await clearDefault(tx, accountId);
      if (!(await updateAddress(tx, accountId, body.id, { isDefault: true }))) throw notFound();
      return null;
    });
  });

  route(app, ctx, addressDelete, ({ caller, body }) => {
    const accountId = requireUser(caller);
    return transaction(db, async (tx) => {
      await lockAddressBook(tx, accountId);
      if (!(await deleteAddress(tx, accountId, body.id))) throw notFound();
      await ensureDefault(tx, accountId);
      return null;
    });
  });
};
