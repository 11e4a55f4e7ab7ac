/** Names of the cookies that page script may read. The token's own cookie is HttpOnly. */

/** Says that a token cookie was set; the token itself can't be read. */
export const signedInCookie = "auth.strategy";
/** Where to go after signing in on a page of its own; `keepReturnPath` writes it. */
export const returnPathCookie = "auth.redirect";
/** Seconds: a code by email and a new password fit in; the next visitor of this browser should go elsewhere. */
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

/** @param path with the language's prefix and the query */
export const keepReturnPath = (path: string): void => writeCookie(returnPathCookie, path, returnPathSeconds);
