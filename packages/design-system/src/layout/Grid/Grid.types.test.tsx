import { Grid } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A grid has a number of columns.
  withoutColumns: <Grid>cards</Grid>,
  // @ts-expect-error Columns are equal, so a number says it.
  asTracks: <Grid columns="1fr 2fr">cards</Grid>,
  // @ts-expect-error The least width is a number of px.
  asLength: <Grid columns={4} narrowest="12rem" />,
  // @ts-expect-error Gaps are those of the spacing scale.
  betweenGaps: <Grid columns={4} gap={15} />,
};
