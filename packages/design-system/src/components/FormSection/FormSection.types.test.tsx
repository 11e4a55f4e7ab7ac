import { FormSection } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A section needs a title.
  withoutTitle: <FormSection>fields</FormSection>,
  threeColumns: (
    // @ts-expect-error Three columns are too narrow for fields.
    <FormSection title="Content" columns={3}>
      fields
    </FormSection>
  ),
};
