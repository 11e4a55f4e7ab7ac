"use client";
import { clsx } from "clsx";
import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { Message } from "../Message/index.ts";
import * as styles from "./ErrorSummary.css.ts";

export interface SummaryError {
  /** The id of the control. */
  id: string;
  /** The words under the field, or those and the field's name. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<"div">, "children" | "title"> {
  /** How many there are: “Two things need your attention.” */
  title: string;
  /** In the order of the fields. None renders nothing. */
  errors: ReadonlyArray<SummaryError>;
  /** The focus comes here when errors appear, and with each new number: how often the form was sent. @default 0 */
  attempt?: number;
  /** Off where the summary is shown as a sample, or another part of the page takes the focus. @default true */
  autoFocus?: boolean;
}

/** What is wrong in a long form, above it: each line leads to its field. */
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
    // Past the router and the address: the field is on this page.
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
