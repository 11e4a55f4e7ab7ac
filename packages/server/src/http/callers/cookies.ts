const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Reads a `Cookie` header; the first of two equal names counts. */
export const readCookies = (header: string | undefined): Readonly<Record<string, string>> => {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    if (!(name in cookies))
      cookies[name] = decoded(
        part
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, "$1"),
      );
  }
  return cookies;
};
