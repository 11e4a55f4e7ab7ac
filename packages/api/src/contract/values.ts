import * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";

import { textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { priceAmountOf } from "./price-amount.ts";

/** A field that has a value where it is left out. */
export { withDefault };

/** A decimal amount as text, "12.50". Other back ends send numbers: those are accepted and made text. */
export const decimal = z.coerce.string<string | number>();

/** An amount that a caller sends: number or text, made text. */
export const decimalInput = z.pipe(
  z.union([textField("number"), z.number()]),
  z.transform((value) => String(value)),
);

/** A bound of a price filter; see `priceAmountOf`. */
export const priceAmount = z.pipe(
  z.union([textField("number"), z.number()]),
  z.pipe(
    z.transform((value: string | number) => priceAmountOf(value)),
    z.string(messageKeys.wrongParameter),
  ),
);

/** `yyyy-MM-dd HH:mm:ss`, zone GMT+8. */
export const dateTime = z.string();

/** An id in a path or query, where it arrives as text. */
export const idInput = z.coerce.number<string | number>().check(z.int(), z.positive());

/** Ids joined by comma, "3,8"; one id is a list of one. */
export const idListInput = z.pipe(
  z.union([
    textField("number", messageKeys.wrongParameter, z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,49}$/)),
    z.number(),
  ]),
  z.pipe(
    z.transform((value: string | number) => String(value).split(",").map(Number)),
    z.array(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  ),
);

/** A country by its two letters. */
export const countryInput = z.pipe(
  textField("reference"),
  z.pipe(
    z.transform((value: string) => value.toUpperCase()),
    z.string(messageKeys.wrongParameter).check(z.regex(/^[A-Z]{2}$/, messageKeys.wrongParameter)),
  ),
);

const most = 100;

/** Page number and size in a query; a larger size than 100 is answered with 100, and the page says so. */
export const pageQuery = {
  page: withDefault(z.coerce.number<string | number>().check(z.int(), z.minimum(1)), 1),
  limit: withDefault(
    z.pipe(
      z.coerce.number<string | number>().check(z.int(), z.minimum(1)),
      z.transform((size) => Math.min(size, most)),
    ),
    20,
  ),
};

/** The paging envelope; carries the names of both editions of the contract. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    list: z.array(item),
    total: z.number(),
    pageNum: z.optional(z.number()),
    pageSize: z.optional(z.number()),
    pages: z.optional(z.number()),
    page: z.optional(z.number()),
    limit: z.optional(z.number()),
    totalPage: z.optional(z.number()),
  });

/** The answer around every `data`. HTTP status is 200 also for business errors; `code` decides. */
export const envelopeOf = <Data extends z.core.$ZodType>(data: Data) =>
  z.object({ code: z.number(), message: z.string(), data: z.nullable(data) });

/** A field that is null where there is nothing; one that another back end leaves out is read as null. */
export const orNull = <Value extends z.core.$ZodType>(schema: Value) => withDefault(z.nullable(schema), null);

/** First and last day of arrival, `yyyy-MM-dd`. */
export const arrival = z.object({ earliest: z.string(), latest: z.string() });

/** Yes or no: a boolean, or what stands for one in a query and in the forms of some clients. */
export const flagInput = z.pipe(
  z.union([z.boolean(), z.literal(["true", "false", "1", "0", 1, 0])]),
  z.transform((value) => value === true || value === "true" || value === "1" || value === 1),
);
