import type { FastifyReply } from "fastify";
import { bytesOnce } from "./bytes-once.ts";
import { withPictureAddresses } from "./picture-addresses.ts";
import type { JsonSchema } from "./response-schema.ts";
import { withItems } from "./with-items.ts";

export interface Sharing {
  /**
   * The handler returns one immutable object to many callers, which is serialized once. What
   * differs between callers must be a different object.
   */
  readonly shared?: boolean;
  /** The objects in a shared answer's `list` are in other answers too, such as cards: each is serialized once. */
  readonly sharedItems?: boolean;
}

interface Answer {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** JSON schema of what stands in `data.list`. */
const itemSchemaOf = (envelope: JsonSchema): JsonSchema | undefined =>
  ["properties", "data", "properties", "list", "items"].reduce<JsonSchema | undefined>(
    (schema, key) => schema?.[key] as JsonSchema | undefined,
    envelope,
  );

const hasList = (data: object): data is { list: readonly object[] } => "list" in data;

/**
 * How the answers of one endpoint become JSON.
 * @param envelope JSON schema of the answer
 */
export const answerSerializer = (envelope: JsonSchema, { shared = false, sharedItems = false }: Sharing) => {
  const itemSchema = sharedItems ? itemSchemaOf(envelope) : undefined;
  /** @param base address of the shop that pictures begin with; empty to leave them relative */
  return (reply: FastifyReply, answer: Answer, base: string): string | Buffer => {
    const { data, message } = answer;
    const withAddresses = (json: string): string => (base === "" ? json : withPictureAddresses(json, base));
    // The compiled serializers write text.
    const serialize = (whole: Answer): string => withAddresses(reply.serialize(whole) as string);
    if (!shared || typeof data !== "object" || data === null) return serialize(answer);
    return bytesOnce(data, `${base} ${message}`, () => {
      if (!itemSchema || !hasList(data)) return serialize(answer);
      const serializeItem = reply.compileSerializationSchema(itemSchema);
      const itemOnce = (item: object): Buffer =>
        bytesOnce(item, base, () => withAddresses(serializeItem(item as Record<string, unknown>)));
      return withItems(serialize({ ...answer, data: { ...data, list: [] } }), data.list.map(itemOnce));
    });
  };
};
