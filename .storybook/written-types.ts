import type { ArgTypesEnhancer, StrictArgTypes } from "storybook/internal/types";

/** Docgen data of a component: the comment of each prop. */
interface Read {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

const defaultTag = /\s*@default\s+(.+)/;

/**
 * Shows types in props tables as written in the code, where Storybook shows only “union” or “ReadonlyArray”.
 * Moves a comment's default into its column.
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

/** The same for the stories' tables. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => writeTypes(argTypes, component);
