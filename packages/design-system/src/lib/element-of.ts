import { Children, isValidElement, type ReactElement } from "react";

const lazyType = Symbol.for("react.lazy");

const isLazy = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "$$typeof" in value && value.$$typeof === lazyType;

/**
 * Returns a value that is an element, or undefined. An element that a server component passes to a client
 * component can arrive as a lazy node, which React resolves as a child, but not for `isValidElement`.
 */
export function elementOf<Props>(value: unknown): ReactElement<Props> | undefined {
  const node: unknown = isLazy(value) ? Children.toArray(value as ReactElement)[0] : value;
  return isValidElement<Props>(node) ? node : undefined;
}
