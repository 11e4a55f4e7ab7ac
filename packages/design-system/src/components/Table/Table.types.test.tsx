import { Table } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A table needs a caption.
  withoutCaption: <Table columns={[]} rows={[]} rowKey={String} empty="None" />,
  // @ts-expect-error The empty text is required.
  withoutEmpty: <Table label="Points" columns={[]} rows={[]} rowKey={String} />,
};
