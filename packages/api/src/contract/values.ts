import * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";

import { textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { priceAmountOf } from "./price-amount.ts";

export { withDefault };

/** A decimal amount as text, "12.50". Numbers of other back ends are converted to text. */
export const decimal = z.coerce.string<string | number>();

/** An amount sent by a caller: a number or text, converted to text. */
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

/** `yyyy-MM-dd HH:mm:ss` in GMT+8. */
export const dateTime = z.string();

/** The largest `integer` of PostgreSQL. */
const maxId = 2_147_483_647;

/** An id in a path or query, where it is text. */
export const idInput = z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(maxId));

/** Ids joined by comma, "3,8"; a single id is a list of one. */
export const idListOf = (max: number) =>
  z.pipe(
    z.union([
      textField(
        "number",
        messageKeys.wrongParameter,
        z.regex(new RegExp(`^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${max - 1}}$`)),
      ),
      z.number(),
    ]),
    z.pipe(
      z.transform((value: string | number) => String(value).split(",").map(Number)),
      z.array(z.int().check(z.positive(), z.maximum(maxId))),
    ),
  );

/** Up to 50 ids joined by comma. */
export const idListInput = idListOf(50);

/** A country code with two letters. */
export const countryInput = z.pipe(
  textField("reference"),
  z.pipe(
    z.transform((value: string) => value.toUpperCase()),
    z.string(messageKeys.wrongParameter).check(z.regex(/^[A-Z]{2}$/, messageKeys.wrongParameter)),
  ),
);

const most = 100;

/** Page number and size in a query; sizes above 100 are reduced to 100, which the page reports. */
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

/** The paging envelope, with the names of both editions of the contract. */
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

/** The envelope of every response. The HTTP status is 200 even for business errors; `code` decides. */
export const envelopeOf = <Data extends z.core.$ZodType>(data: Data) =>
  z.object({ code: z.number(), message: z.string(), data: z.nullable(data) });

/** A nullable field; a missing one of another back end becomes null. */
export const orNull = <Value extends z.core.$ZodType>(schema: Value) => withDefault(z.nullable(schema), null);

/** First and last day of arrival, `yyyy-MM-dd`. */
export const arrival = z.object({ earliest: z.string(), latest: z.string() });
export type Arrival = z.output<typeof arrival>;

/** A boolean, or its text form in a query and in forms of some clients. */
export const flagInput = z.pipe(
  z.union([z.boolean(), z.literal(["true", "false", "1", "0", 1, 0])]),
  z.transform((value) => value === true || value === "true" || value === "1" || value === 1),
);
