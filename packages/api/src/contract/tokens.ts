/** Cookie with `Bearer <token>` of a signed-in browser; its lifetime is `limits.tokenSeconds`. */
export const tokenCookie = "auth._token.local";

/** Header and cookie with a guest's token; the cookie's lifetime is `limits.guestTokenSeconds`. */
export const guestTokenName = "guest-token";

/**
 * Name of the cookie and header with the token of a device that has signed in, which has its own attempt
 * limits. It grants no access.
 */
export const deviceTokenName = "device-token";
