/** Names of the cookies that scripts may read. The token cookie is HttpOnly. */

/** Marks that a token cookie exists, because scripts can't read the token cookie itself. */
export const signedInCookie = "auth.strategy";
/** Path to return to after signing in on the sign-in page; written by `keepReturnPath`. */
export const returnPathCookie = "auth.redirect";
/**
 * Seconds. Long enough to enter an emailed code and a new password, short enough not to redirect the next user of
 * this browser.
 */
export const returnPathSeconds = 1800;
export const localeCookie = "locale";
export const themeCookie = "theme";

/** Seconds. */
const year = 31_536_000;

export const readCookie = (name: string, header: string = document.cookie): string | undefined => {
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
};

export const writeCookie = (name: string, value: string, seconds: number = year): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

export const dropCookie = (name: string): void => writeCookie(name, "", 0);

/** @param path path with the locale prefix and the query */
export const keepReturnPath = (path: string): void => writeCookie(returnPathCookie, path, returnPathSeconds);
