import * as fc from "fast-check";
import type { $ZodType } from "zod/v4/core";
import * as z from "zod/mini";

interface Shape {
  type?: string | undefined;
  properties?: Record<string, Shape> | undefined;
  items?: Shape | undefined;
  anyOf?: Shape[] | undefined;
  oneOf?: Shape[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
}

/**
 * Inputs that have broken servers before: SQL, HTML, format strings, unusual Unicode, numbers out of range.
 */
const hostileText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "'; drop table account; --",
    "1 or 1=1",
    "<script>alert(1)</script>",
    "%",
    "%00",
    "\\u0000",
    "nul \0 inside",
    "\ud800",
    "‮evil",
    "ລາວ ไทย 中文 🛞",
    "../../etc/passwd",
    "{{7*7}}",
    "${7*7}",
    "1e309",
    "-1",
    "0x10",
    "2147483648",
    "9223372036854775808",
    "NaN",
    "null",
    "__proto__",
    "a@b.co",
    "x".repeat(20_000),
    "$1",
    "{}",
    "1,2,3",
    "\n\r\t",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 0.1 + 0.2),
  fc.integer(),
);

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, { toString: "x" }),
  fc.array(hostileText, { maxLength: 3 }),
);

const plain = (shape: Shape): fc.Arbitrary<unknown> => {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(valueOf));
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  switch (shape.type) {
    case "object":
      return objectOf(shape.properties ?? {});
    case "array":
      return fc.oneof(
        fc.array(valueOf(shape.items ?? {}), { maxLength: 4 }),
        fc.array(valueOf(shape.items ?? {}), { minLength: 101, maxLength: 120 }),
      );
    case "number":
    case "integer":
      return fc.oneof(fc.integer({ min: 1, max: 5 }), hostileNumber);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.oneof(hostileText, fc.constantFrom("1", "ada@example.com", "123456", "good password 1"));
  }
};

/** Mostly of the right type, sometimes of another. */
const valueOf = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: plain(shape) }, { weight: 1, arbitrary: hostile });

/** Fields that may be missing, and some extra ones. */
const objectOf = (properties: Record<string, Shape>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valueOf(shape)])),
        {
          requiredKeys: [],
        },
      ),
      fc.dictionary(fc.constantFrom("id", "isAdmin", "constructor", "price", "userId", "'"), hostile, {
        maxKeys: 2,
      }),
    )
    .map(([known, more]) => ({ ...more, ...known }));

/** Input similar to a schema: valid, invalid, huge and unexpected values in its fields. */
export const similarInput = (schema: $ZodType | undefined): fc.Arbitrary<unknown> =>
  schema === undefined
    ? hostile
    : valueOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape);

/** Texts for path parameters. */
export const pathTexts = hostileText;
