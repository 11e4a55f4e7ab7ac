import type { CSSProperties } from "react";

/** An inline style that sets vanilla-extract variables (`var(--name)` as key), with the caller's own style on top. */
export function withVars(
  values: Readonly<Record<string, string | number | undefined>>,
  style?: CSSProperties,
): CSSProperties {
  const named = Object.entries(values).map(([variable, value]) => [variable.slice("var(".length, -1), value]);
  return { ...(Object.fromEntries(named) as CSSProperties), ...style };
}
