import { addressProblems, writePostalCode } from "@carmine/api/address-forms";
import {
  addressAll,
  addressDefault,
  addressDelete,
  addressDetail,
  addressEdit,
  addressIpInfo,
  addressList,
  addressRegions,
  addressSetDefault,
  Code,
  countries,
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
  defaultAddress,
  deleteAddress,
  ensureDefault,
  insertAddress,
  lockAddressBook,
  pageOfAddresses,
  updateAddress,
  type StoredAddress,
} from "./address-book.ts";
import { regionOf, regionsOf } from "../shared/regions.ts";
import { countryOfAddress } from "./country-of-address.ts";

const bookSize = 50;

const wire = (address: StoredAddress): Address => ({
  ...address,
  province: regionOf(address.region)?.name ?? null,
});

const found = (address: StoredAddress | undefined): Address => {
  if (!address) throw notFound();
  return wire(address);
};

export const registerAddresses = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;

  route(app, ctx, addressAll, async ({ caller }) => (await allAddresses(db, requireUser(caller))).map(wire));

  route(app, ctx, addressRegions, ({ query }) => [...regionsOf(countryOf(query.country)?.code ?? "")]);

  route(app, ctx, addressIpInfo, ({ caller }) => {
    const country = countries.find(({ code }) => code === countryOfAddress(caller.origin));
    return {
      country_name: country?.name ?? "",
      country_code: country?.code ?? "",
      country_calling_code: country ? `+${country.dialCode}` : "",
      region: "",
      city: "",
    };
  });

  route(app, ctx, addressList, async ({ caller, query }) => {
    const { list, total } = await pageOfAddresses(db, requireUser(caller), query);
    return pageAnswer(list.map(wire), total, query);
  });

  route(app, ctx, addressDetail, async ({ caller, params }) =>
    found(await addressOf(db, requireUser(caller), params.id)),
  );

  route(app, ctx, addressDefault, async ({ caller }) => {
    const address = await defaultAddress(db, requireUser(caller));
    return address ? wire(address) : null;
  });

  route(app, ctx, addressEdit, ({ caller, body }) => {
    const accountId = requireUser(caller);
    const country = countryOf(body.country);
    if (!country) throw new Failure(Code.badRequest, "unknownCountry");
    const region = body.region || null;
    if (region !== null && !(region.startsWith(`${country.code}-`) && regionOf(region)))
      throw new Failure(Code.badRequest, "unknownRegion");
    const [problem] = Object.values(
      addressProblems({ ...body, postalCode: body.postCode, country: country.code }),
    );
    if (problem) throw new Failure(Code.badRequest, problem);
    const fields = {
      realName: body.realName,
      email: body.email,
      country: country.name,
      region,
      city: body.city || null,
      district: body.district || null,
      detail: body.detail,
      postCode: writePostalCode(country.code, body.postCode ?? ""),
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
      return wire(made);
    };
    const save = async (tx: Transaction): Promise<Address> => {
      await lockAddressBook(tx, accountId);
      if (isDefault) await clearDefault(tx, accountId);
      if (!id) return add(tx);
      const marks = isDefault === true || isDefault === false ? { isDefault } : {};
      const saved = await updateAddress(tx, accountId, id, { ...fields, ...marks });
      return found(saved);
    };
    if (id || isDefault) return transaction(db, save);
    // One statement is enough, as nothing else changes; retries if another address became the default in
    // the meantime.
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
      if (!(await updateAddress(tx, accountId, body.id, { isDefault: true })))
        throw new Failure(Code.notFound, "addressMissing");
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
