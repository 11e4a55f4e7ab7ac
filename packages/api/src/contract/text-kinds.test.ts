import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "../openapi/index.ts";
import { textKindKey } from "./fields.ts";

interface Node {
  readonly [key: string]: unknown;
}

/** Schemas below a schema, each with the name of its field. */
const below = (name: string, schema: Node): [string, Node][] => {
  const named = Object.entries((schema["properties"] ?? {}) as Record<string, Node>);
  const choices = ["anyOf", "oneOf", "allOf"].flatMap((key) => (schema[key] ?? []) as Node[]);
  const items = schema["items"] === undefined ? [] : [schema["items"] as Node];
  return [
    ...named.map(([field, node]): [string, Node] => [`${name}.${field}`, node]),
    ...[...choices, ...items].map((node): [string, Node] => [name, node]),
  ];
};

/** Free-text fields without a normalization kind. */
const withoutKind = (name: string, schema: Node): string[] => {
  if (schema[textKindKey] !== undefined || "enum" in schema || "const" in schema) return [];
  const nested = below(name, schema).flatMap(([field, node]) => withoutKind(field, node));
  const takesAnything = schema["type"] === undefined && below(name, schema).length === 0;
  return [schema["type"]].flat().includes("string") || takesAnything ? [name, ...nested] : nested;
};

const requests = endpoints.flatMap(({ name, endpoint: { params, query, body } }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ name: `${name} ${part}`, schema }] : [],
  ),
);

describe.each(requests)("$name", ({ name, schema }) => {
  test("has a normalization kind for each text", () => {
    const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    expect(withoutKind(name, described)).toEqual([]);
  });
});

test("finds fields without a kind", () => {
  const schema = z.object({
    name: z.string(),
    tags: z.array(z.string()),
    any: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    anything: z.pipe(z.transform(String), z.string()),
    sort: z.enum(["new", "old"]),
    size: z.number(),
  });
  expect(withoutKind("", z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Node)).toEqual([
    ".name",
    ".tags",
    ".any",
    ".anything",
  ]);
});
