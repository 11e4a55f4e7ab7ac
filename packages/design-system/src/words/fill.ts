/** Fills a text's placeholders: `{label}` becomes the value of `label`. Placeholders without a value stay. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
