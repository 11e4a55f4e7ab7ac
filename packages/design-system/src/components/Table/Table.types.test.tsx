import { Table } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A table needs a name.
  withoutCaption: <Table columns={[]} rows={[]} rowKey={String} empty="None" />,
  // @ts-expect-error Nothing is said in words too.
  withoutEmpty: <Table label="Points" columns={[]} rows={[]} rowKey={String} />,
};
