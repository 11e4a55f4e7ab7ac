import { cookieSessionHeader } from "../contract/limits.ts";
import { guestTokenName } from "../contract/tokens.ts";

const scheme = "Bearer ";

/**
 * The two headers that carry a token (specification, section 7). What a client keeps is the scheme and the token
 * ("Bearer x…"): `Authorization` takes it whole, `authori-zation` without its first 7 characters.
 */
export const tokenHeaders = (token: string): Record<string, string> => {
  const stored = token.startsWith(scheme) ? token : `${scheme}${token}`;
  return { "authori-zation": stored.slice(7), authorization: stored };
};

interface CallHeaders {
  token: string | null | undefined;
  guestToken: string | null | undefined;
  locale: string | null | undefined;
  cookieSession?: boolean | undefined;
}

/** Headers of every call. */
export const callHeaders = ({
  token,
  guestToken,
  locale,
  cookieSession,
}: CallHeaders): Record<string, string> => ({
  "form-type": "pc",
  ...(token ? tokenHeaders(token) : {}),
  ...(guestToken ? { [guestTokenName]: guestToken } : {}),
  ...(cookieSession ? { [cookieSessionHeader]: "1" } : {}),
  ...(locale ? { "accept-language": locale } : {}),
});
