import { cookieSessionHeader } from "../contract/limits.ts";
import { guestTokenName } from "../contract/tokens.ts";

const scheme = "Bearer ";

/**
 * The two headers with a token (specification, section 7). The client stores scheme and token ("Bearer x…"):
 * `Authorization` contains both, `authori-zation` omits the first 7 characters.
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
