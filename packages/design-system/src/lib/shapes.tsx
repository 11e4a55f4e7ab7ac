import type { SVGProps } from "react";

/**
 * The shapes that buttons and overlays bring themselves. Those of lucide come with 1 kB (gzip) of code of their own, which
 * is for whoever chooses an icon to pay.
 */
export function Line({ d, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}

/** Closes, removes. */
export function Cross(props: SVGProps<SVGSVGElement>) {
  return <Line d="M6 6l12 12M18 6L6 18" {...props} />;
}

/** Four fifths of a ring, to be turned. */
export function OpenRing(props: SVGProps<SVGSVGElement>) {
  return <Line d="M21 12a9 9 0 1 1-6.22-8.56" {...props} />;
}
