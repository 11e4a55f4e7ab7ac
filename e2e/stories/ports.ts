/** Loopback ports of the static Storybook and of the story laboratory. */
export const storybookPort = 6190;
export const labPort = 6191;
