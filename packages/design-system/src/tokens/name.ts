const kebab = (part: string): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of a token's CSS variable, without the dashes before it: `ds-color-fg-act-hover`. */
export const tokenName = (path: readonly string[]): string => `ds-${path.map(kebab).join("-")}`;
