import { clsx } from "clsx";
import type { ComponentPropsWithRef, ComponentType, SVGProps } from "react";
import * as styles from "./Icon.css.ts";

/** A drawing: a lucide icon (`import Heart from "lucide-react/icons/heart"`) or any component that renders one `svg`. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>>;

/** xs 14 px beside 12 px text, sm 16 px beside 14 px text, md 20 px, lg 24 px, xl 32 px in whole-screen states. */
export type IconSize = "xs" | "sm" | "md" | "lg" | "xl";

export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "size" | "children"> {
  /** The drawing, as a component and not as an element: `shape={Heart}`. */
  shape: IconShape;
  /** Edge: xs 14, sm 16, md 20, lg 24, xl 32 px. @default "sm" */
  size?: IconSize;
  /** A name for screen readers; without one the icon is decoration and hidden from them. */
  label?: string;
}

/** One stroke width for the whole set; the colour is that of the text around it. */
export function Icon({ shape: Shape, size = "sm", label, className, ...rest }: IconProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Shape
      data-component="Icon"
      strokeWidth={1.75}
      focusable="false"
      className={clsx(styles.root, styles.size[size], className)}
      {...naming}
      {...rest}
    />
  );
}
