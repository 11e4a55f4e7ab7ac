import { useCallback, useEffect, useRef, useState } from "react";

/** Bundlers inline this value. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * State that is controlled (`value`) or uncontrolled (`defaultValue`). Warns in development if a mounted
 * component switches between them.
 */
export function useControllableState<Value, Details extends unknown[]>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value, ...details: Details) => void) | undefined,
): [Value, (value: Value, ...details: Details) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const wasControlled = useRef(controlled);

  useEffect(() => {
    if (process.env.NODE_ENV === "production" || wasControlled.current === controlled) return;
    wasControlled.current = controlled;
    console.warn(
      "A component changed between controlled and uncontrolled: its `value` came or went. Its state may be lost. " +
        "Give `value` always (an empty one at first), or `defaultValue` only.",
    );
  }, [controlled]);

  const set = useCallback(
    (next: Value, ...details: Details) => {
      if (!controlled) setOwn(next);
      onChange?.(next, ...details);
    },
    [controlled, onChange],
  );
  return [controlled ? value : own, set];
}
