import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./HeaderButton.css.ts";

export interface HeaderButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "popoverTarget" | "aria-label"
> {
  /** Its sign. */
  icon: IconShape;
  /** Its name. */
  label: string;
  /** Id of what it opens: the `drawerId` of a `CategoryMenu`, the `foldId` of a `UtilityBar`. */
  target: string;
}

/** A sign in the header of small windows that opens what has no room there; the browser does it, without script. */
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
