import { isDeepStrictEqual } from "node:util";
import { Code, type entryCalls, type entryOrder, type shopEntryCalls } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { requireShops } from "../../http/callers/roles.ts";
import { Failure, found, notFound } from "../../http/envelope/failure.ts";
import { route } from "../../http/route.ts";
import type { EntryKind, Placed, Stored } from "../editing/entry-kind.ts";
import { readEntries } from "../editing/entry-order.ts";
import { orderEntries, removeEntries, writeEntries } from "../editing/write-entries.ts";
import { withoutPictureHost } from "../../shared/media-address.ts";
import {
  differingFields,
  entryChangedFailure,
  factsOf,
  type Fields as Facts,
  mergedFields,
} from "./merge-fields.ts";
import { withRefusals } from "./refusals.ts";

type Shape = z.core.$ZodLooseShape;
type EntryCalls<F extends Shape, S extends Shape> = ReturnType<typeof entryCalls<F, S>>;
type ShopEntryCalls<F extends Shape, S extends Shape> = ReturnType<typeof shopEntryCalls<F, S>>;

interface SaveInput {
  /** Null for a new entry. */
  readonly id: number | null;
  readonly from: object | null;
  readonly to: object;
  readonly position?: number | undefined;
}

interface RemoveInput {
  readonly id: number;
  readonly from: object;
}

export const operatorOf = (caller: Caller): Actor => ({ role: "operator", accountId: requireUser(caller) });

/**
 * Refuses an entry that its author saw otherwise.
 * @param from the fields as the author read them
 */
export const guardOf = <F extends Shape, S extends Shape>(
  { entry: shape, fields }: Pick<EntryCalls<F, S>, "entry" | "fields">,
  from: object,
) => {
  const seen = factsOf(withoutPictureHost(from));
  return (entry: object): void => {
    const differing = differingFields(factsOf(z.parse(fields, entry)), seen);
    if (differing.length > 0) throw entryChangedFailure(differing, z.parse(shape, entry));
  };
};

/** The actions of the endpoints of a kind of entries. The command line uses the same functions. */
const entryActions = <Fields extends Placed, F extends Shape, S extends Shape>(
  ctx: AppContext,
  kind: EntryKind<Fields>,
  calls: Pick<EntryCalls<F, S>, "entry" | "fields">,
) => {
  const { db } = ctx;
  const shown = (entry: Stored<Fields>) => z.parse(calls.entry, entry);
  const fieldsOf = (entry: object): Facts => factsOf(z.parse(calls.fields, entry));
  const read = async (id: number) => (await readEntries(db, kind)).find((entry) => entry.id === id) ?? null;
  return {
    list: async () => (await readEntries(db, kind)).map(shown),
    detail: async (id: number) => shown(found(await read(id))),
    save: async (actor: Actor, sent: SaveInput) => {
      const { id, from, to, position } = withoutPictureHost(sent);
      if ((id === null) !== (from === null)) throw new Failure(Code.badRequest, "wrongParameter");
      if (id !== null && !(await read(id))) throw entryChangedFailure([], null);
      const fields = (before: Fields | undefined): object =>
        before && from
          ? mergedFields(fieldsOf(before), factsOf(from), factsOf(to), z.parse(calls.entry, before))
          : { ...factsOf(to), ...(position !== undefined && { position }) };
      const change = { id: id ?? undefined, fields, at: "" };
      const [written = 0] = await withRefusals(() => writeEntries(ctx, actor, kind, [change], null));
      return shown(found(await read(written)));
    },
    remove: async (actor: Actor, { id, from }: RemoveInput) => {
      if (!(await read(id))) throw notFound();
      await withRefusals(() => removeEntries(ctx, actor, kind, [id], guardOf(calls, from)));
      return null;
    },
  };
};

/** Serves the endpoints of a kind of entries to operators. */
export const registerEntries = <Fields extends Placed, F extends Shape, S extends Shape>(
  app: FastifyInstance,
  ctx: AppContext,
  kind: EntryKind<Fields>,
  calls: EntryCalls<F, S>,
  order?: ReturnType<typeof entryOrder>,
): void => {
  const { list, detail, save, remove } = entryActions(ctx, kind, calls);
  route(app, ctx, calls.list, list);
  route(app, ctx, calls.detail, ({ params: { id } }) => detail(id));
  route(app, ctx, calls.save, ({ caller, body }) => save(operatorOf(caller), body));
  route(app, ctx, calls.remove, ({ caller, body }) => remove(operatorOf(caller), body));

  if (!order) return;
  route(app, ctx, order, async ({ caller, body: { from, to } }) => {
    const guard = (stored: readonly number[]): void => {
      if (!isDeepStrictEqual([...stored], from)) throw entryChangedFailure(["order"], null);
    };
    await withRefusals(() => orderEntries(ctx, operatorOf(caller), kind, to, guard));
    return null;
  });
};

/** Serves the endpoints of a kind of entries to the staff of the shop that has them. */
export const registerShopEntries = <Fields extends Placed, F extends Shape, S extends Shape>(
  app: FastifyInstance,
  ctx: AppContext,
  kindOf: (merchantId: number) => EntryKind<Fields>,
  calls: ShopEntryCalls<F, S>,
): void => {
  const actionsOf = async (caller: Caller, merchantId: number) => {
    const { accountId } = await requireShops(ctx, caller, merchantId);
    const actor: Actor = { role: "merchant", accountId };
    return { actor, ...entryActions(ctx, kindOf(merchantId), calls) };
  };
  route(app, ctx, calls.list, async ({ caller, query: { merId } }) =>
    (await actionsOf(caller, merId)).list(),
  );
  route(app, ctx, calls.detail, async ({ caller, params: { id }, query: { merId } }) =>
    (await actionsOf(caller, merId)).detail(id),
  );
  route(app, ctx, calls.save, async ({ caller, body: { merId, ...body } }) => {
    const { actor, save } = await actionsOf(caller, merId);
    return save(actor, body);
  });
  route(app, ctx, calls.remove, async ({ caller, body: { merId, ...body } }) => {
    const { actor, remove } = await actionsOf(caller, merId);
    return remove(actor, body);
  });
};
