import { isDeepStrictEqual } from "node:util";
import { Code, type entryCalls, type entryOrder } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { Failure, found, notFound } from "../../http/envelope/failure.ts";
import { route } from "../../http/route.ts";
import type { EntryKind, Placed, Stored } from "../editing/entry-kind.ts";
import { readEntries } from "../editing/entry-order.ts";
import { orderEntries, removeEntries, writeEntries } from "../editing/write-entries.ts";
import { withoutPictureHost } from "../../shared/media-address.ts";
import { withRefusals } from "./refusals.ts";

type Shape = z.core.$ZodLooseShape;
type Fact = Readonly<Record<string, unknown>>;
type EntryCalls<F extends Shape, S extends Shape> = ReturnType<typeof entryCalls<F, S>>;

export const operatorOf = (caller: Caller): Actor => ({ role: "operator", accountId: requireUser(caller) });

/** The refusal of a write whose author saw other values than the stored ones. */
const changedFailure = (fields: readonly string[], current: object | null): Failure =>
  new Failure(Code.conflict, "valueChanged", {}, { fields, current });

export const factsOf = (fields: unknown): Fact => ({ ...(fields as object) });

/** Names of the fields that differ. */
export const differingFields = (one: Fact, other: Fact): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );

/**
 * The stored entry with the changes between `from` and `to`.
 * @throws Failure 409 if a changed field has neither its old nor its new value
 */
export const mergedFields = (stored: Fact, from: Fact, to: Fact, current: object): Fact => {
  const changed = differingFields(from, to);
  const isOther = (fields: Fact, name: string) => !isDeepStrictEqual(stored[name], fields[name]);
  const conflicts = changed.filter((name) => isOther(from, name) && isOther(to, name));
  if (conflicts.length > 0) throw changedFailure(conflicts, current);
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, to[name]])) };
};

/** Serves the endpoints of a kind of entries. The command line uses the same functions. */
export const registerEntries = <Fields extends Placed, F extends Shape, S extends Shape>(
  app: FastifyInstance,
  ctx: AppContext,
  kind: EntryKind<Fields>,
  calls: EntryCalls<F, S>,
  order?: ReturnType<typeof entryOrder>,
): void => {
  const { db } = ctx;
  const shown = (entry: Stored<Fields>) => z.parse(calls.entry, entry);
  const fieldsOf = (entry: object): Fact => factsOf(z.parse(calls.fields, entry));
  const read = async (id: number) => (await readEntries(db, kind)).find((entry) => entry.id === id) ?? null;

  route(app, ctx, calls.list, async () => (await readEntries(db, kind)).map(shown));

  route(app, ctx, calls.detail, async ({ params: { id } }) => shown(found(await read(id))));

  route(app, ctx, calls.save, async ({ caller, body }) => {
    const { id, from, to, position } = withoutPictureHost(body);
    if ((id === null) !== (from === null)) throw new Failure(Code.badRequest, "wrongParameter");
    if (id !== null && !(await read(id))) throw changedFailure([], null);
    const fields = (before: Fields | undefined): object =>
      before && from
        ? mergedFields(fieldsOf(before), factsOf(from), factsOf(to), z.parse(calls.entry, before))
        : { ...factsOf(to), ...(position !== undefined && { position }) };
    const change = { id: id ?? undefined, fields, at: "" };
    const [written = 0] = await withRefusals(() =>
      writeEntries(ctx, operatorOf(caller), kind, [change], null),
    );
    return shown(found(await read(written)));
  });

  route(app, ctx, calls.remove, async ({ caller, body }) => {
    const { id, from } = withoutPictureHost(body);
    if (!(await read(id))) throw notFound();
    const guard = (entry: Stored<Fields>): void => {
      const differing = differingFields(fieldsOf(entry), factsOf(from));
      if (differing.length > 0) throw changedFailure(differing, shown(entry));
    };
    await withRefusals(() => removeEntries(ctx, operatorOf(caller), kind, [id], guard));
    return null;
  });

  if (!order) return;
  route(app, ctx, order, async ({ caller, body: { from, to } }) => {
    const guard = (stored: readonly number[]): void => {
      if (!isDeepStrictEqual([...stored], from)) throw changedFailure(["order"], null);
    };
    await withRefusals(() => orderEntries(ctx, operatorOf(caller), kind, to, guard));
    return null;
  });
};
