import { clsx } from "clsx";
import type { SVGProps } from "react";
import { Line } from "../../lib/shapes.tsx";
import { mirrored } from "./Icon.css.ts";

function Chevron({ className, ...rest }: SVGProps<SVGSVGElement>) {
  return <Line className={clsx(mirrored, className)} {...rest} />;
}

/** Back: points against the text direction, so it flips in right-to-left text. */
export function ChevronStart(props: SVGProps<SVGSVGElement>) {
  return <Chevron d="M15 18l-6-6 6-6" {...props} />;
}

/** Next: points in the text direction, so it flips in right-to-left text. */
export function ChevronEnd(props: SVGProps<SVGSVGElement>) {
  return <Chevron d="M9 18l6-6-6-6" {...props} />;
}
