/** Port of the fake OAuth server; a running shop needs it as `SOCIAL_BASE`. */
export const socialPort = 3392;
export const socialBase = `http://127.0.0.1:${socialPort}`;
