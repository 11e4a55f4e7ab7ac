/**
 * Normalizes a URL: existing clients join a base URL with a trailing slash and a path with a leading one
 * (`//api/front/…`, `/api//front/…`). The query stays unchanged.
 */
export const apiUrl = (url: string): string => {
  const [path = "", ...query] = url.split("?");
  if (!/^\/+api\//.test(path)) return url;
  return [path.replaceAll(/\/{2,}/g, "/"), ...query].join("?");
};
