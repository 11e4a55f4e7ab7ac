import type { CSSProperties } from "react";

/** Name of a vanilla-extract variable, for writing it directly to the DOM. */
export const varName = (variable: string): string => variable.slice("var(".length, -1);

/**
 * An inline style that sets vanilla-extract variables (`var(--name)` as key), overridden by the caller's
 * style.
 */
export function withVars(
  values: Readonly<Record<string, string | number | undefined>>,
  style?: CSSProperties,
): CSSProperties {
  const named = Object.entries(values).map(([variable, value]) => [varName(variable), value]);
  return { ...(Object.fromEntries(named) as CSSProperties), ...style };
}
