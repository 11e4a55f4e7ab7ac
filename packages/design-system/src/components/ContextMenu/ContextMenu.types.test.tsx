import { ContextMenu } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  withoutMenu: (
    // @ts-expect-error It shows rows.
    <ContextMenu>
      <div />
    </ContextMenu>
  ),
  // @ts-expect-error It belongs to an area.
  withoutArea: <ContextMenu menu={null} />,
};
