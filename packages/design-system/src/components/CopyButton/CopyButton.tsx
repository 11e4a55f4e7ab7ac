"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState, type ComponentPropsWithRef } from "react";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./CopyButton.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type CopyButtonTexts } from "../../words/components/CopyButton.ts";

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<"button">, "value" | "onCopy"> {
  /** The text to copy. */
  value: string;
  /** Label of the button, announced after its children: “Copy the order number”. */
  label: string;
  /** Overrides the locale's texts. */
  texts?: Partial<CopyButtonTexts>;
  /** Called if the browser refuses to copy, for example without permission. */
  onFailure?: (error: unknown) => void;
}

const shownFor = 2000;

/** Copies a value on click and confirms it. Optional children, such as the value itself, precede the icon. */
export function CopyButton({
  value,
  label,
  texts: given,
  onFailure,
  className,
  children,
  ...rest
}: CopyButtonProps) {
  const texts = useTexts("copyButton", english, given);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch (error) {
      onFailure?.(error);
    }
  };
  return (
    <>
      <button
        data-component="CopyButton"
        type="button"
        title={copied ? texts.copied : label}
        className={clsx(styles.root, className)}
        onClick={() => void copy()}
        {...rest}
      >
        {children}
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon shape={copied ? Check : Copy} size="xs" className={copied ? styles.done : undefined} />
      </button>
      <VisuallyHidden role="status">{copied ? texts.copied : ""}</VisuallyHidden>
    </>
  );
}
