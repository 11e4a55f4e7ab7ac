/** Names the value of `color-scheme` that a theme wants: a variable, since a theme alone must not change the host page. */
export const colorScheme = "--ds-color-scheme";
