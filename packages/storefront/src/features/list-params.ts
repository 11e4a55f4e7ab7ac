/** Reads and writes one query parameter of a list. */
export interface Param<Value> {
  /**
   * Parses the text in the URL, `""` if the parameter is missing. Invalid text returns the default value.
   * @param query all parameters, for a parameter with an alias
   */
  readonly read: (text: string, query: URLSearchParams) => Value;
  /** Returns `""` for the default value, which is omitted from the URL. */
  readonly write: (value: Value) => string;
}

/** Query parameters by name. */
export type ListQuery<State = Record<string, unknown>> = Readonly<
  Partial<Record<keyof State & string, string>>
>;

/** The state of a list in its URL. */
export interface ListParams<State> {
  /** Names of the query parameters, in the order in which they are written. */
  readonly names: readonly (keyof State & string)[];
  readonly defaults: State;
  /** Reads a query; missing and invalid parameters get their default. */
  readonly read: (params: URLSearchParams) => State;
  /** The query parameters of a state; default values are omitted. */
  readonly query: (state?: Partial<State>) => ListQuery<State>;
  /** The path of the list with that query. */
  readonly href: (state?: Partial<State>) => string;
}

export type StateOf<Params> = Params extends ListParams<infer State> ? State : never;

/**
 * Creates the codec of a list page's query. The properties of the state have the names of the query parameters.
 * @param path path of the page without locale prefix; it may depend on the state
 * @param params how each parameter is read and written
 * @param normalize removes parameters that contradict each other, when reading and when writing
 */
export const listParams = <State extends object>(
  path: string | ((state: State) => string),
  params: { readonly [Name in keyof State]: Param<State[Name]> },
  normalize: (state: State) => State = (state) => state,
): ListParams<State> => {
  const names = Object.keys(params) as (keyof State & string)[];
  const read = (query: URLSearchParams): State =>
    normalize(
      Object.fromEntries(
        names.map((name) => [name, params[name].read(query.get(name) ?? "", query)]),
      ) as State,
    );
  const defaults = read(new URLSearchParams());
  const textsOf = (state: State): Record<string, string> =>
    Object.fromEntries(
      names.map((name) => [name, params[name].write(state[name])]).filter(([, text]) => text !== ""),
    );
  return {
    names,
    defaults,
    read,
    query: (state) => textsOf(normalize({ ...defaults, ...state })) as ListQuery<State>,
    href: (given) => {
      const state = normalize({ ...defaults, ...given });
      const base = typeof path === "string" ? path : path(state);
      const text = new URLSearchParams(textsOf(state)).toString();
      return text ? `${base}?${text}` : base;
    },
  };
};

/** The parameters of a query as hidden fields of a form. */
export const hiddenFields = (query: ListQuery): { name: string; value: string }[] =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));

const maxId = 2_147_483_647;

/** Parses a positive integer that fits into a column of type `integer`. */
export const parseId = (text: string | null | undefined): number | undefined => {
  if (!/^[1-9]\d{0,9}$/.test(text ?? "")) return undefined;
  const value = Number(text);
  return value <= maxId ? value : undefined;
};

export const id: Param<number | undefined> = {
  read: parseId,
  write: (value) => (value === undefined ? "" : String(value)),
};

const maxPage = 1_000_000;

/** Starts at 1. */
export const page: Param<number> = {
  read: (text) => Math.min(parseId(text) ?? 1, maxPage),
  write: (value) => (value > 1 ? String(value) : ""),
};

/** Typed text, with single spaces and trimmed; `""` for none. */
export const words = (maxLength: number): Param<string> => ({
  read: (text) => text.replaceAll(/\s+/g, " ").trim().slice(0, maxLength).trim().toWellFormed(),
  write: (value) => value,
});

/** True for one text, false for all others. */
export const flag = (text: string): Param<boolean> => ({
  read: (given) => given === text,
  write: (value) => (value ? text : ""),
});

/** One of the keys of `codes`, whose values are the numbers in the URL. */
export function coded<const Value extends string>(
  codes: Readonly<Record<Value, number>>,
  fallback: NoInfer<Value>,
): Param<Value>;
export function coded<const Value extends string>(
  codes: Readonly<Record<Value, number>>,
): Param<Value | undefined>;
export function coded<const Value extends string>(
  codes: Readonly<Record<Value, number>>,
  fallback?: Value,
): Param<Value | undefined> {
  return {
    read: (text) =>
      (Object.keys(codes) as Value[]).find((value) => String(codes[value]) === text) ?? fallback,
    write: (value) => (value === undefined || value === fallback ? "" : String(codes[value])),
  };
}

/** One of the given texts. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Param<Value>;
export function oneOf<const Value extends string>(values: readonly Value[]): Param<Value | undefined>;
export function oneOf<const Value extends string>(
  values: readonly Value[],
  fallback?: Value,
): Param<Value | undefined> {
  return {
    read: (text) => values.find((value) => value === text) ?? fallback,
    write: (value) => (value === undefined || value === fallback ? "" : value),
  };
}
