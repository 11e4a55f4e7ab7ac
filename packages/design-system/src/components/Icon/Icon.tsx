import { clsx } from "clsx";
import {
  cloneElement,
  isValidElement,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  type SVGProps,
} from "react";
import * as styles from "./Icon.css.ts";

/**
 * A drawing: a lucide icon (`import Heart from "lucide-react/icons/heart"`) or any component that renders one `svg`. An
 * element of it (`<Heart />`) does as well: a server component can't hand a component to a client one.
 */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>> | ReactElement<SVGProps<SVGSVGElement>>;

/** xs 14 px beside 12 px text, sm 16 px beside 14 px text, md 20 px, lg 24 px, xl 32 px in whole-screen states. */
export type IconSize = "xs" | "sm" | "md" | "lg" | "xl";

export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "size" | "children"> {
  /** The drawing: `shape={Heart}` or `shape={<Heart />}`. */
  shape: IconShape;
  /** Edge: xs 14, sm 16, md 20, lg 24, xl 32 px. @default "sm" */
  size?: IconSize;
  /** A name for screen readers; without one the icon is decoration and hidden from them. */
  label?: string;
}

/** One stroke width for the whole set; the color is that of the text around it. */
export function Icon({ shape, size = "sm", label, className, ...rest }: IconProps) {
  const props = {
    "data-component": "Icon",
    strokeWidth: 1.75,
    focusable: "false",
    className: clsx(styles.root, styles.size[size], className),
    ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true }),
    ...rest,
  } as const;
  if (isValidElement(shape)) return cloneElement(shape, props);
  const Shape = shape;
  return <Shape {...props} />;
}
