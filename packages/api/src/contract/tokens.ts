/** Cookie that holds `Bearer <token>` of a signed-in browser; it lives for `limits.tokenSeconds`. */
export const tokenCookie = "auth._token.local";

/** Header and cookie of a guest's token; the cookie lives for `limits.guestTokenSeconds`. */
export const guestTokenName = "guest-token";

/**
 * Name of the cookie and the header with the token of a device that has signed in, which has its own limits of attempts.
 * It opens nothing.
 */
export const deviceTokenName = "device-token";
