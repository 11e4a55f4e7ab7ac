import { TireLabel } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Tire scales end at E.
  belowTheScale: <TireLabel fuel="F" wet="A" noise={70} noiseClass="A" />,
  // @ts-expect-error Noise has three classes.
  noSuchClass: <TireLabel fuel="A" wet="A" noise={70} noiseClass="D" />,
  // @ts-expect-error A label needs all three grades.
  withoutNoise: <TireLabel fuel="A" wet="A" />,
  withChildren: (
    // @ts-expect-error Its content is generated from the grades.
    <TireLabel fuel="A" wet="A" noise={70} noiseClass="A">
      Label
    </TireLabel>
  ),
};
