import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Tables of props name a type as the code writes it; by itself Storybook says only “union” or “ReadonlyArray”. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = typeof argType.type === "object" ? argType.type.raw : undefined;
      const table = written ? { ...argType.table, type: { summary: written } } : argType.table;
      return [name, { ...argType, table }];
    }),
  );
