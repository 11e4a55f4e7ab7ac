import { RegionCascader } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error `loadOptions` is required.
  noLoad: <RegionCascader label="Region" levels={[]} />,
  // @ts-expect-error The group needs an accessible name.
  noLabel: <RegionCascader levels={[]} loadOptions={async () => []} />,
};
