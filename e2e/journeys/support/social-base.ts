/** Where the journeys' OAuth server listens; a shop that is open already needs it as `SOCIAL_BASE`. */
export const socialPort = 3392;
export const socialBase = `http://127.0.0.1:${socialPort}`;
