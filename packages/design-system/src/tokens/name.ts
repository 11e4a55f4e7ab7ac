const kebab = (part: string): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of a token's CSS variable, without leading dashes: `ds-color-fg-act-hover`. */
export const tokenName = (path: readonly string[]): string => `ds-${path.map(kebab).join("-")}`;
