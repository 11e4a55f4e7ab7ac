import { Columns, type ColumnsProps } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error There are two columns.
  alone: <Columns sideWidth={240}>goods</Columns>,
  // @ts-expect-error The narrow column needs a width.
  withoutWidth: <Columns side="menu">goods</Columns>,
  // @ts-expect-error The wide column needs content.
  withoutContent: <Columns side="menu" sideWidth={240} />,
  // @ts-expect-error Sides are logical: start and end.
  right: (props: ColumnsProps) => <Columns {...props} sidePosition="right" />,
};
