import type { Schema } from "@carmine/api/contract";
import { envelopeOf } from "@carmine/api/contract";
import compile from "fast-json-stringify";
import * as z from "zod/mini";

export type JsonSchema = Record<string, unknown>;

const isNull = (schema: JsonSchema) => schema["type"] === "null" && Object.keys(schema).length === 1;

/**
 * Rewrites `X or null` as a nullable X: with a union, the serializer would try its branches one after the
 * other.
 */
const flattenNullable = (schema: JsonSchema): void => {
  const choices = schema["anyOf"];
  if (!Array.isArray(choices) || choices.length !== 2) return;
  const [value] = (choices as JsonSchema[]).filter((choice) => !isNull(choice));
  if (!value || !(choices as JsonSchema[]).some(isNull) || "$ref" in value || "anyOf" in value) return;
  delete schema["anyOf"];
  Object.assign(schema, value, { nullable: true });
};

/**
 * JSON schema of an endpoint's envelope, from which its serializer is compiled. Types that zod can't express in JSON
 * schema use `JSON.stringify`.
 */
export const responseSchema = (data: Schema): JsonSchema =>
  z.toJSONSchema(envelopeOf(data), {
    target: "draft-7",
    io: "output",
    unrepresentable: "any",
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as JsonSchema),
  });

type Serialize = (envelope: unknown) => string;

const serializers = new WeakMap<Schema, Serialize>();

/**
 * Serializer of an endpoint's envelope, which omits fields that the contract doesn't name. It is compiled for the first
 * response: compiling those of all endpoints would take 300 ms at the start of an app, which takes 50 ms.
 */
export const serializerOf = (data: Schema): Serialize => {
  const serialize = serializers.get(data) ?? compile(responseSchema(data));
  serializers.set(data, serialize);
  return serialize;
};
