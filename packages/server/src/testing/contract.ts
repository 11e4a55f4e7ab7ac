import * as contract from "@carmine/api/contract";
import type { Endpoint } from "@carmine/api/contract";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "policy" in value && "path" in value && "method" in value;

/** Every endpoint of the contract by its export name. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [[name, value] as const] : [],
  ),
);
