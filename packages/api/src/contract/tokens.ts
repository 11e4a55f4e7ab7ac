/** Cookie that holds `Bearer <token>` of a signed-in browser; it lives for `limits.tokenSeconds`. */
export const tokenCookie = "auth._token.local";

/** Header and cookie of a guest's token; the cookie lives for `limits.guestTokenSeconds`. */
export const guestTokenName = "guest-token";
