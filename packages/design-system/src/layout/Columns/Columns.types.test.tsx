import { Columns, type ColumnsProps } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error There are two columns.
  alone: <Columns sideWidth={240}>goods</Columns>,
  // @ts-expect-error The narrow one has a width.
  withoutWidth: <Columns side="menu">goods</Columns>,
  // @ts-expect-error The wide one holds the content.
  withoutContent: <Columns side="menu" sideWidth={240} />,
  // @ts-expect-error Sides are start and end, whatever the script.
  right: (props: ColumnsProps) => <Columns {...props} sidePosition="right" />,
};
