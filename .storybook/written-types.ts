import type { ArgTypesEnhancer, StrictArgTypes } from "storybook/internal/types";

/** What the compiler's reader leaves on a component: the comment of each property, as it is written. */
interface Read {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

const defaultTag = /\s*@default\s+(.+)/;

/**
 * Tables of props name a type as the code writes it; by itself Storybook says only “union” or “ReadonlyArray”. What a
 * comment calls the default goes into its column, and leaves the sentence.
 */
export const writeTypes = (argTypes: StrictArgTypes, component: unknown): StrictArgTypes => {
  const { __docgenInfo: read } = (component ?? {}) as Read;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = typeof argType.type === "object" ? argType.type.raw : undefined;
      const comment = read?.props?.[name]?.description;
      const byDefault = comment?.match(defaultTag)?.[1];
      const table = {
        ...argType.table,
        ...(written && { type: { summary: written } }),
        ...(byDefault && { defaultValue: { summary: byDefault } }),
      };
      return [name, { ...argType, table, description: argType.description?.replace(defaultTag, "") }];
    }),
  );
};

/** The same for the tables of stories. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => writeTypes(argTypes, component);
