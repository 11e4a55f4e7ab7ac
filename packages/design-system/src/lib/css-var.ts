import type { CSSProperties } from "react";

/** The bare name of a vanilla-extract variable, for what is written past React. */
export const varName = (variable: string): string => variable.slice("var(".length, -1);

/** An inline style that sets vanilla-extract variables (`var(--name)` as key), with the caller's own style on top. */
export function withVars(
  values: Readonly<Record<string, string | number | undefined>>,
  style?: CSSProperties,
): CSSProperties {
  const named = Object.entries(values).map(([variable, value]) => [varName(variable), value]);
  return { ...(Object.fromEntries(named) as CSSProperties), ...style };
}
