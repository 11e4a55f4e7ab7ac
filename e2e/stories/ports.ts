/** Loopback port of the story laboratory. */
export const labPort = 6191;
