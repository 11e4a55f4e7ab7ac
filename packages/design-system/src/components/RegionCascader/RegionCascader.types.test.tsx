import { RegionCascader } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Places come from somewhere.
  noLoad: <RegionCascader label="Region" levels={[]} />,
  // @ts-expect-error The group needs a name.
  noLabel: <RegionCascader levels={[]} loadOptions={async () => []} />,
};
