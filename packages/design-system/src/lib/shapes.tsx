import type { SVGProps } from "react";

/**
 * Icons bundled with buttons and overlays. Lucide's icons need 1 kB (gzip) of shared code, which only
 * applications that use Lucide should pay for.
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

/** Close or remove. */
export function Cross(props: SVGProps<SVGSVGElement>) {
  return <Line d="M6 6l12 12M18 6L6 18" {...props} />;
}

/** Four fifths of a ring, for a spinner. */
export function OpenRing(props: SVGProps<SVGSVGElement>) {
  return <Line d="M21 12a9 9 0 1 1-6.22-8.56" {...props} />;
}
