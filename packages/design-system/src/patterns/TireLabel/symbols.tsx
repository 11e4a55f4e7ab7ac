import type { SVGProps } from "react";

const stroked = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Three-peak mountain snowflake: tires for severe snow. */
export const SnowPeaks = (props: SVGProps<SVGSVGElement>) => (
  <svg {...stroked} {...props}>
    <path d="M1.5 20.5 6 12l2 2.5L12 4l4 10.5 2-2.5 4.5 8.5Z" />
    <path d="M12 11.8v6.4M9.2 13.4l5.6 3.2M14.8 13.4l-5.6 3.2" />
  </svg>
);

/** Icicles below an edge: tires for ice. */
export const Icicles = (props: SVGProps<SVGSVGElement>) => (
  <svg {...stroked} {...props}>
    <path d="M2.5 4h19M4.5 4l2.2 9.5L9 4M9 4l3 16.5L15 4M15 4l2.3 8L19.5 4" />
  </svg>
);

/** A loudspeaker and three waves, of which the first `lit` are highlighted. */
export const Waves = ({ lit, dim, ...props }: SVGProps<SVGSVGElement> & { lit: number; dim: string }) => (
  <svg {...stroked} {...props}>
    <circle cx="4" cy="12" r="1.5" fill="currentColor" />
    {["M7.5 8.5a5 5 0 0 1 0 7", "M11.5 6a9 9 0 0 1 0 12", "M15.5 3.5a13 13 0 0 1 0 17"].map((wave, place) => (
      <path key={wave} d={wave} className={place < lit ? undefined : dim} />
    ))}
  </svg>
);
