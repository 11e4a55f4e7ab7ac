import { clsx } from "clsx";
import {
  cloneElement,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  type SVGProps,
} from "react";
import { elementOf } from "../../lib/element-of.ts";
import * as styles from "./Icon.css.ts";

/**
 * An icon: a lucide icon (`import Heart from "lucide-react/icons/heart"`) or any component that renders one
 * `svg`. An element of it (`<Heart />`) also works, because a server component can't pass a component to a
 * client one.
 */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>> | ReactElement<SVGProps<SVGSVGElement>>;

/**
 * xs 14 px next to 12 px text, sm 16 px next to 14 px text, md 20 px, lg 24 px, xl 32 px in full-page states.
 */
export type IconSize = "xs" | "sm" | "md" | "lg" | "xl";

export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "size" | "children"> {
  /** The icon: `shape={Heart}` or `shape={<Heart />}`. */
  shape: IconShape;
  /** Edge length: xs 14 px, sm 16 px, md 20 px, lg 24 px, xl 32 px. @default "sm" */
  size?: IconSize;
  /** Accessible name. Without it, the icon is decorative and hidden from screen readers. */
  label?: string;
}

/** An icon with the shared stroke width and the color of the surrounding text. */
export function Icon({ shape, size = "sm", label, className, ...rest }: IconProps) {
  const props = {
    "data-component": "Icon",
    strokeWidth: 1.75,
    focusable: "false",
    className: clsx(styles.root, styles.size[size], className),
    ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true }),
    ...rest,
  } as const;
  const element = elementOf<SVGProps<SVGSVGElement>>(shape);
  if (element) return cloneElement(element, props);
  const Shape = shape as ComponentType<SVGProps<SVGSVGElement>>;
  return <Shape {...props} />;
}
