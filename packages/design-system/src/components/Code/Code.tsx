import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { bare } from "../../styles/bare.css.ts";
import { CopyButton } from "../CopyButton/index.ts";
import * as styles from "./Code.css.ts";

export type CodeProps = ComponentPropsWithRef<"code">;

/** Code, an identifier or a file name in a sentence. Translation services keep it. */
export function Code({ className, ...rest }: CodeProps) {
  return (
    <code data-component="Code" translate="no" dir="ltr" className={clsx(styles.code, className)} {...rest} />
  );
}

export interface CodeBlockProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** The lines. */
  code: string;
  /** Name of the code, shown above and announced: “curl”, “Response”. */
  label: string;
  /** Accessible name of the copy button: “Copy the request”. Omit it to hide the button. */
  copyLabel?: string;
}

/** Lines of code, which scroll sideways rather than wrap. */
export function CodeBlock({ code, label, copyLabel, className, ...rest }: CodeBlockProps) {
  return (
    <figure data-component="CodeBlock" aria-label={label} className={clsx(styles.block, className)} {...rest}>
      <div className={styles.head}>
        <span>{label}</span>
        {copyLabel && <CopyButton value={code} label={copyLabel} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys scroll it. */}
      <pre dir="ltr" tabIndex={0} className={clsx(bare, styles.lines)}>
        <code translate="no" className={clsx(styles.code, styles.plain)}>
          {code}
        </code>
      </pre>
    </figure>
  );
}
