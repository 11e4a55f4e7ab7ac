import { stringifySetCookie } from "cookie";
import type { AppContext } from "../../context.ts";

/**
 * A Set-Cookie value that page scripts can't read.
 * @param maxAge seconds; without it the cookie ends with the browser's session
 */
export const browserCookie = ({ config }: AppContext, name: string, value: string, maxAge?: number): string =>
  stringifySetCookie({
    name,
    value,
    ...(maxAge !== undefined && { maxAge }),
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicUrl?.startsWith("https:") ?? false,
  });
