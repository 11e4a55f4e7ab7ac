export type SignInName =
  | { readonly email: string }
  | { readonly phone: string; readonly countryCode: string };

/** Reads an email, or a phone number whose country code is separated: `+1 604 555 0173`. */
export const readSignInName = (text: string): SignInName | undefined => {
  const name = text.trim();
  if (/^\S+@\S+$/.test(name)) return { email: name };
  const [, countryCode, rest = ""] = /^\+(\d{1,4})[\s-]+([\d\s()-]+)$/.exec(name) ?? [];
  const phone = rest.replaceAll(/\D/g, "");
  return countryCode !== undefined && phone.length > 3 ? { countryCode, phone } : undefined;
};
