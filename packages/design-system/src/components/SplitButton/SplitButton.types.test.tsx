import { SplitButton } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  withoutMenuName: (
    // @ts-expect-error The second button has only an icon, so it needs a name.
    <SplitButton menu={null}>Save</SplitButton>
  ),
  ghost: (
    // @ts-expect-error Without a box, the two buttons would look like two actions.
    <SplitButton menuLabel="More" menu={null} variant="ghost">
      Save
    </SplitButton>
  ),
};
