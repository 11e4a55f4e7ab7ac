import type { Endpoint } from "@carmine/api/contract";
import { responseSchema } from "../http/envelope/response-schema.ts";

interface JsonSchema {
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const missingIn = (root: JsonSchema, schema: JsonSchema, value: unknown, path: string): string[] => {
  if (schema.$ref !== undefined) {
    const target = root.definitions?.[schema.$ref.split("/").at(-1) ?? ""];
    return target ? missingIn(root, target, value, path) : [];
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((entry) => missingIn(root, items, entry, `${path}[]`)) : [];
  }
  if (!isObject(value)) return [];
  if (schema.anyOf) {
    const fits = schema.anyOf.map((one) => missingIn(root, one, value, path));
    return fits.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  const { properties = {}, required = [], additionalProperties } = schema;
  return [
    ...required.filter((name) => value[name] === undefined).map((name) => `${path}.${name}`),
    ...Object.entries(value).flatMap(([name, entry]) => {
      const known = properties[name] ?? (isObject(additionalProperties) ? additionalProperties : undefined);
      return known ? missingIn(root, known, entry, `${path}.${name}`) : [];
    }),
  ];
};

const schemas = new WeakMap<object, JsonSchema>();

/**
 * Rejects a response that omits a contract field: our server sends null, and only other back ends omit
 * fields.
 */
export const rejectMissingFields = (endpoint: Endpoint, data: unknown): void => {
  const schema: JsonSchema = schemas.get(endpoint) ?? responseSchema(endpoint.data);
  schemas.set(endpoint, schema);
  const missing = missingIn(schema, schema, { code: 200, message: "", data }, endpoint.path);
  if (missing.length > 0) throw new Error(`The response omits ${[...new Set(missing)].join(", ")}`);
};
