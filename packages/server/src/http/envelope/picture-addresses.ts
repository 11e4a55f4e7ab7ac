/** A picture's relative address at the start of a text, also of a text inside of JSON or HTML: `"/media/`, `\"/media/`. */
const relative = /(["'])\/media\//g;

/**
 * An answer with whole addresses of pictures, as the contract has them: a front end at another origin can't resolve
 * relative ones.
 * @param json the serialized answer
 * @param base address of the shop, without a slash at its end
 */
export const withPictureAddresses = (json: string, base: string): string =>
  // Most answers without pictures are told apart by this, many times faster than by the expression.
  json.includes("/media/") ? json.replaceAll(relative, (_, quote: string) => `${quote}${base}/media/`) : json;
