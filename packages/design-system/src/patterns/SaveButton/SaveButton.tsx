import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../../components/Icon/index.ts";
import * as styles from "./SaveButton.css.ts";

export interface SaveButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  saved: boolean;
  /** The name, with the product in it: it stays the same, the pressed state says the rest. */
  label: string;
}

/** The heart that keeps a product for later. */
export function SaveButton({ saved, label, className, ...rest }: SaveButtonProps) {
  return (
    <button
      data-component="SaveButton"
      type="button"
      aria-pressed={saved}
      aria-label={label}
      title={label}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <Icon shape={Heart} className={saved ? styles.filled : undefined} />
    </button>
  );
}
