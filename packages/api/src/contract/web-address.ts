/**
 * Top-level domains detected in bare addresses such as "example.com". Others are words as well: "No.Five",
 * "St.Anne".
 */
const topLevel =
  "app|biz|cc|click|cn|co|com|dev|edu|gov|info|io|link|live|ly|me|net|online|org|ru|shop|site|store|tk|to|top|tv|vip|xyz";

const webAddress = new RegExp(
  [
    // A scheme or "www."
    String.raw`[a-z][a-z\d+.-]*:\/\/|(?<![\p{L}\d])www\.`,
    // A domain and a path
    String.raw`[\p{L}\d-]{2,}\.\p{L}{2,}\/`,
    // A domain with a known top level, also with a port
    String.raw`[\p{L}\d-]{2,}\.(?:${topLevel})(?![\p{L}\d-]|\.[\p{L}\d])`,
  ].join("|"),
  "iu",
);

/** Whether a text contains a web address that mail clients turn into a link. */
export const hasWebAddress = (text: string): boolean => webAddress.test(text);
