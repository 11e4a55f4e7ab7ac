import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./HeaderButton.css.ts";

export interface HeaderButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "popoverTarget" | "aria-label"
> {
  /** The visible icon; `label` is its name. */
  icon: IconShape;
  /** Accessible name of the button. */
  label: string;
  /** Id of the element to open: the `drawerId` of a `CategoryMenu` or the `foldId` of a `UtilityBar`. */
  target: string;
}

/** An icon button in the small-screen header that opens a popover, natively without JavaScript. */
export function HeaderButton({ icon, label, target, className, ...rest }: HeaderButtonProps) {
  return (
    <button
      data-component="HeaderButton"
      type="button"
      aria-label={label}
      popoverTarget={target}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <Icon shape={icon} size="md" />
    </button>
  );
}
