import { TireLabel } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The scales of tires end at E.
  belowTheScale: <TireLabel fuel="F" wet="A" noise={70} noiseClass="A" />,
  // @ts-expect-error Noise has three classes.
  noSuchClass: <TireLabel fuel="A" wet="A" noise={70} noiseClass="D" />,
  // @ts-expect-error A label says all three.
  withoutNoise: <TireLabel fuel="A" wet="A" />,
  withChildren: (
    // @ts-expect-error What it shows are its grades.
    <TireLabel fuel="A" wet="A" noise={70} noiseClass="A">
      Label
    </TireLabel>
  ),
};
