"use client";
import { clsx } from "clsx";
import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { Message } from "../Message/index.ts";
import * as styles from "./ErrorSummary.css.ts";

export interface SummaryError {
  /** The control's id. */
  id: string;
  /** The field's error message, optionally with the field's name. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<"div">, "children" | "title"> {
  /** States the number of errors: “Two things need your attention.” */
  title: string;
  /** In the order of the fields. Renders nothing if empty. */
  errors: ReadonlyArray<SummaryError>;
  /**
   * Submit count of the form. The summary takes focus when errors appear and whenever this changes.
   * @default 0
   */
  attempt?: number;
  /** Disable it in samples, or if another part of the page takes the focus. @default true */
  autoFocus?: boolean;
}

/** Errors of a long form, shown above it. Each line links to its field. */
export function ErrorSummary({
  title,
  errors,
  attempt = 0,
  autoFocus = true,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const composed = useComposedRef(root, ref);

  const shown = errors.length > 0;
  useEffect(() => {
    if (shown && autoFocus) root.current?.focus();
  }, [attempt, shown, autoFocus]);

  const go = (event: MouseEvent, id: string): void => {
    const control = document.getElementById(id);
    if (!control) return;
    // Focuses the field on this page without changing the URL.
    event.preventDefault();
    control.focus();
    control.scrollIntoView({ block: "center" });
  };

  if (!shown) return null;
  return (
    <Message
      tone="critical"
      title={title}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={clsx(styles.root, className)}
      {...rest}
      ref={composed}
      data-component="ErrorSummary"
    >
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={(event) => go(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Message>
  );
}
