import type { Endpoint } from "../contract/endpoint.ts";
import type * as models from "../models/index.ts";
import { contractModules } from "./contract-modules.ts";

type Modules = {
  [Name in keyof typeof contractModules]: Awaited<ReturnType<(typeof contractModules)[Name]>>;
};

export type Module = keyof Modules;

/** The typed endpoint of a name. */
export type EndpointIn<
  List extends Readonly<Record<string, readonly [Module, ...unknown[]]>>,
  Name extends keyof List,
> = Modules[List[Name][0]][Name & keyof Modules[List[Name][0]]];

export type Models = typeof models;

/**
 * Loads the endpoint with its schemas, and the models. A page's data is already read by the server, so
 * neither is part of its initial script.
 */
export const loadCall = async (module: Module, name: string): Promise<[Endpoint, Models]> => {
  const [members, all] = await Promise.all([contractModules[module]() as Promise<object>, loadModels()]);
  // The module list is generated from these modules.
  return [Reflect.get(members, name) as Endpoint, all];
};

/** Loaded with the first call. */
export const loadModels = (): Promise<Models> => import("../models/index.ts");
