import {
  Code,
  operatorSettingDetail,
  operatorSettingSave,
  settingEntryId,
  settingFields,
  settingNames,
  textEntryLimits,
  type SettingName,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { route } from "../../http/route.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { entryShape, localizedField, readFields } from "../editing/fields.ts";
import { readSettings, writeSettings } from "../settings.ts";
import { operatorOf } from "./entry-routes.ts";
import { differingFields, factsOf, mergedFields } from "./merge-fields.ts";
import { withRefusals } from "./refusals.ts";

type SettingValues = Readonly<Record<SettingName, LocalizedText | null>>;

const text = z.nullable(localizedField(textEntryLimits.setting));
const shape = entryShape(
  Object.fromEntries(settingNames.map((name) => [name, text])) as Record<SettingName, typeof text>,
);

const readValues = async (db: Queryable): Promise<SettingValues> => {
  const settings = await readSettings(db);
  return Object.fromEntries(settingNames.map((name) => [name, settings.get(name) ?? null])) as SettingValues;
};

/** The marketplace's texts as one entry: name, tagline, footer and others in every language. */
export const registerSettings = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const shown = (values: SettingValues) => ({ id: settingEntryId, ...z.parse(settingFields, values) });

  route(app, ctx, operatorSettingDetail, async ({ params }) => {
    if (params.id !== settingEntryId) throw notFound();
    return shown(await readValues(db));
  });

  route(app, ctx, operatorSettingSave, async ({ caller, body: { from, to } }) => {
    if (from === null) throw new Failure(Code.badRequest, "wrongParameter");
    await withRefusals(() =>
      writeSettings(ctx, operatorOf(caller), async (stored) => {
        const values = Object.fromEntries(settingNames.map((name) => [name, stored.get(name) ?? null]));
        const merged = mergedFields(values, factsOf(from), factsOf(to), shown(values as SettingValues));
        const changed = differingFields(values, merged);
        const read: Partial<SettingValues> = readFields(shape, merged, "");
        return new Map(
          settingNames.filter((name) => changed.includes(name)).map((name) => [name, read[name] ?? null]),
        );
      }),
    );
    return shown(await readValues(db));
  });
};
