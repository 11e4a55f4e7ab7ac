import { AvatarGroup } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The group needs a name.
  withoutName: <AvatarGroup people={[]} />,
  // @ts-expect-error A person needs a name.
  withoutNames: <AvatarGroup label="Team" people={[{ src: "/mara.webp" }]} />,
};
