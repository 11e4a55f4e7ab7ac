import { ArgTypes as OfStories, PureArgsTable, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { writeTypes } from "../written-types.ts";

type Of = NonNullable<ComponentProps<typeof OfStories>["of"]>;

/** Props with their types as written, also for components, which Storybook's enhancers don't reach. */
export function ArgTypes({ of }: { of: Of }) {
  const resolved = useOf(of);
  if (resolved.type !== "component") return <OfStories of={of} />;
  const { component, projectAnnotations } = resolved;
  return (
    <PureArgsTable
      rows={writeTypes(projectAnnotations.parameters?.docs?.extractArgTypes(component), component)}
    />
  );
}
