import type { Endpoint } from "../contract/endpoint.ts";
import type * as models from "../models/index.ts";
import { contractModules } from "./contract-modules.ts";

type Modules = {
  [Name in keyof typeof contractModules]: Awaited<ReturnType<(typeof contractModules)[Name]>>;
};

export type Module = keyof Modules;

/** The endpoint of a name, with its types. */
export type EndpointIn<
  List extends Readonly<Record<string, readonly [Module, ...unknown[]]>>,
  Name extends keyof List,
> = Modules[List[Name][0]][Name & keyof Modules[List[Name][0]]];

export type Models = typeof models;

/**
 * Loads what a call needs: the endpoint with its schemas, and the models. A page arrives with its data read already,
 * so neither is part of its initial script.
 */
export const loadCall = async (module: Module, name: string): Promise<[Endpoint, Models]> => {
  const [members, all] = await Promise.all([contractModules[module]() as Promise<object>, loadModels()]);
  // The list of the modules is written from these very modules.
  return [Reflect.get(members, name) as Endpoint, all];
};

/** Comes with the first call. */
export const loadModels = (): Promise<Models> => import("../models/index.ts");
