import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** Reads and writes one parameter. `undefined` means that it is absent. */
export interface Param<Value> {
  read(text: string | null): Value;
  /** A method, whose parameter is bivariant, so that every `Param` is a `Param<unknown>`. */
  write(value: Value): string | undefined;
}

/** One of `values`; unknown values, such as from an old link, become the first. */
export const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]]): Param<Value> => ({
  read: (text) => values.find((value) => value === text) ?? values[0],
  write: (value) => (value === values[0] ? undefined : value),
});

/** One of `values`, or undefined. */
export const optional = <const Value extends string>(values: readonly Value[]): Param<Value | undefined> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
});

const textParam = (clean: (value: string) => string): Param<string> => ({
  read: (value) => (value === null ? "" : clean(value)),
  write: (value) => value || undefined,
});

/** Free text without control characters, which the server refuses. */
export const text = textParam((value) => value.replaceAll(/\p{Cc}/gu, ""));

/** Text in this format; anything else, such as a typo in the URL, counts as absent. */
const matching = (pattern: RegExp): Param<string> => textParam((value) => (pattern.test(value) ? value : ""));

/** Number of a record. */
export const id = matching(/^[1-9]\d{0,8}$/);

/** `yyyy-MM` */
export const month = matching(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/);

/** `yyyy-MM-dd` */
export const day = matching(/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

const range = (bound: string): Param<string> =>
  matching(new RegExp(`^(?=.*\\d)(?:${bound})?-(?:${bound})?$`));

/** Two amounts, `5-12.50`; either can be missing. */
export const amountRange = range(String.raw`\d{1,9}(?:\.\d{1,2})?`);

/** Two whole numbers, `0-5`; either can be missing. */
export const countRange = range(String.raw`\d{1,9}`);

/** A whole number from 1. */
export const count = (initial: number): Param<number> => ({
  read: (value) => (value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : initial),
  write: (value) => (value === initial ? undefined : String(value)),
});

type Shape = Readonly<Record<string, Param<unknown>>>;
export type StateOf<S> = { readonly [Key in keyof S]: S[Key] extends Param<infer Value> ? Value : never };

export const readState = <S extends Shape>(shape: S, params: URLSearchParams): StateOf<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, param]) => [name, param.read(params.get(name))]),
    // `Object.fromEntries` loses the relation of names and types.
  ) as StateOf<S>;

export const writeState = <S extends Shape>(
  shape: S,
  previous: URLSearchParams,
  change: Partial<StateOf<S>>,
): URLSearchParams => {
  const next = new URLSearchParams(previous);
  const all: Readonly<Record<string, unknown>> = { ...readState(shape, previous), page: 1, ...change };
  for (const [name, param] of Object.entries(shape)) {
    const value = param.write(all[name]);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/**
 * State of a list in the URL, so that a link shows the same list to a colleague. Parameters with their initial value are
 * left out. A change that doesn't set `page` goes to the first page.
 */
export const useUrlState = <S extends Shape>(
  shape: S,
): readonly [StateOf<S>, (change: Partial<StateOf<S>>) => void] => {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(shape, params), [shape, params]);
  const set = useCallback(
    (change: Partial<StateOf<S>>) =>
      setParams((previous) => writeState(shape, previous, change), { replace: true }),
    [shape, setParams],
  );
  return [state, set];
};
