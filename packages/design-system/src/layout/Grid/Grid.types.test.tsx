import { Grid } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The number of columns is required.
  withoutColumns: <Grid>cards</Grid>,
  // @ts-expect-error Columns are equal, so a number is enough.
  asTracks: <Grid columns="1fr 2fr">cards</Grid>,
  // @ts-expect-error The minimum width is a number of px.
  asLength: <Grid columns={4} narrowest="12rem" />,
  // @ts-expect-error Gaps come from the spacing scale.
  betweenGaps: <Grid columns={4} gap={15} />,
};
