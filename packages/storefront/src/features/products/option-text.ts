/** Chosen values as a label; nothing where there was nothing to choose. */
export const optionText = (values: readonly string[]): string => values.join(" · ");
