/**
 * Name of the variable with a theme's `color-scheme` value. A theme alone must not set the property on the
 * host page.
 */
export const colorScheme = "--ds-color-scheme";
