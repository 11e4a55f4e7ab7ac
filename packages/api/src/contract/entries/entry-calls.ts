import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import type { Right } from "../rights.ts";
import { idInput, orNull } from "../values.ts";

/** Fields of an entry by name, and the fields that the server adds, such as counts. */
interface EntryParts<Fields extends z.core.$ZodLooseShape, Shown extends z.core.$ZodLooseShape> {
  /** `/api/operator/banner` */
  readonly path: string;
  /** For summaries: “banners”. */
  readonly plural: string;
  readonly needs: Right;
  readonly fields: Fields;
  readonly shown: Shown;
}

const saveBody = <Fields extends z.core.$ZodType>(fields: Fields) =>
  z.object({
    /** Null for a new entry. */
    id: z.nullable(idField),
    from: z.nullable(fields),
    to: fields,
    /** Position of a new entry in its list, from 1. @default last */
    position: z.optional(z.int(messageKeys.wrongParameter).check(z.minimum(1), z.maximum(1000))),
  });

/**
 * Endpoints of a kind of entries that operators edit as a list.
 *
 * `save` names the entry as its author read it (`from`, null for a new one) and as it should be (`to`). Only the fields
 * that differ are written. If one of them isn't `from` any more, nothing is written and the call returns code 409 with
 * `entryChanged`. Undo is a save from `to` to `from`.
 */
export const entryCalls = <Fields extends z.core.$ZodLooseShape, Shown extends z.core.$ZodLooseShape>({
  path,
  plural,
  needs,
  fields: fieldsShape,
  shown,
}: EntryParts<Fields, Shown>) => {
  const fields = z.object(fieldsShape);
  const entry = z.object({ id: z.number(), ...fieldsShape, ...shown });
  const policy = "operator";
  return {
    fields,
    entry,
    list: endpoint({
      method: "GET",
      path: `${path}/list`,
      policy,
      needs,
      summary: `All ${plural}, in order.`,
      data: z.array(entry),
    }),
    detail: endpoint({
      method: "GET",
      path: `${path}/detail/{id}`,
      policy,
      needs,
      summary: `One of the ${plural}, with its texts in all languages.`,
      params: z.object({ id: idInput }),
      data: entry,
    }),
    save: endpoint({
      method: "POST",
      path: `${path}/save`,
      policy,
      needs,
      summary: `Adds or changes one of the ${plural}. Code 409 with \`entryChanged\` if a changed field isn't \`from\` any more.`,
      body: saveBody(fields),
      data: entry,
    }),
    remove: endpoint({
      method: "POST",
      path: `${path}/remove`,
      policy,
      needs,
      summary: `Removes one of the ${plural} if it is still \`from\`; otherwise code 409 with \`entryChanged\`.`,
      body: z.object({ id: idField, from: fields }),
      data: z.null(),
    }),
  };
};

const ids = z.array(idField).check(z.minLength(1), z.maxLength(1000, messageKeys.wrongParameter));

/** The endpoint that reorders one list of entries. */
export const entryOrder = (path: string, plural: string, needs: Right) =>
  endpoint({
    method: "POST",
    path: `${path}/order`,
    policy: "operator",
    needs,
    summary: `Reorders ${plural}: all ids of a list as read and in their new order. Code 409 if the order isn't \`from\` any more.`,
    body: z.object({ from: ids, to: ids }),
    data: z.null(),
  });

/** `data` of a save or removal that was refused with code 409. Nothing was written. */
export const entryChanged = z.object({
  /** Changed fields whose stored value differs. */
  fields: z.array(z.string()),
  /** The stored entry; null if it was removed. */
  current: orNull(z.looseObject({ id: z.number() })),
});

/** Like `entryCalls`, for entries that belong to a shop: every call names the shop. */
export const shopEntryCalls = <Fields extends z.core.$ZodLooseShape, Shown extends z.core.$ZodLooseShape>(
  parts: EntryParts<Fields, Shown>,
) => {
  const { fields, entry, list, detail, save, remove } = entryCalls(parts);
  const { needs } = parts;
  const policy = "merchant";
  const query = z.object({ merId: idInput });
  return {
    fields,
    entry,
    list: endpoint({
      method: "GET",
      path: list.path,
      policy,
      needs,
      summary: list.summary,
      query,
      data: z.array(entry),
    }),
    detail: endpoint({
      method: "GET",
      path: detail.path,
      policy,
      needs,
      summary: detail.summary,
      params: z.object({ id: idInput }),
      query,
      data: entry,
    }),
    save: endpoint({
      method: "POST",
      path: save.path,
      policy,
      needs,
      summary: save.summary,
      body: z.extend(saveBody(fields), { merId: idField }),
      data: entry,
    }),
    remove: endpoint({
      method: "POST",
      path: remove.path,
      policy,
      needs,
      summary: remove.summary,
      body: z.object({ merId: idField, id: idField, from: fields }),
      data: z.null(),
    }),
  };
};
