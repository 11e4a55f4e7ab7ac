import { clsx } from "clsx";
import type { SVGProps } from "react";
import { Line } from "../../lib/shapes.tsx";
import { mirrored } from "./Icon.css.ts";

function Chevron({ className, ...rest }: SVGProps<SVGSVGElement>) {
  return <Line className={clsx(mirrored, className)} {...rest} />;
}

/** Back, to what was before: points against the direction of the text, so it turns with it. */
export function ChevronStart(props: SVGProps<SVGSVGElement>) {
  return <Chevron d="M15 18l-6-6 6-6" {...props} />;
}

/** On, to what comes next: points in the direction of the text, so it turns with it. */
export function ChevronEnd(props: SVGProps<SVGSVGElement>) {
  return <Chevron d="M9 18l6-6-6-6" {...props} />;
}
