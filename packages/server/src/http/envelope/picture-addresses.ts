/**
 * A picture's relative URL at the start of a text, also of text inside JSON or HTML: `"/media/`, `\"/media/`.
 */
const relative = /(["'])\/media\//g;

/**
 * Makes picture URLs in a response absolute, as the contract requires: a front end of another origin can't
 * resolve relative ones.
 * @param json the serialized response
 * @param base base URL of the shop, without a trailing slash
 */
export const withPictureAddresses = (json: string, base: string): string =>
  // A fast check, as most responses have no pictures.
  json.includes("/media/") ? json.replaceAll(relative, (_, quote: string) => `${quote}${base}/media/`) : json;
