/** Selected values as a label; empty without options. */
export const optionText = (values: readonly string[]): string => values.join(" · ");
