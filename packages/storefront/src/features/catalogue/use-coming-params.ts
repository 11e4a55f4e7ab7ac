import { useLoading } from "../../router/NavigationContext.tsx";

/**
 * What the address of a list asks for that is on its way: a choice shows at once, and one that is made meanwhile adds
 * to it. Undefined while none is being loaded.
 * @param path of the list, without locale prefix
 */
export const useComingParams = (path: string): URLSearchParams | undefined => {
  const next = useLoading();
  return next?.pathname.endsWith(path) ? next.searchParams : undefined;
};
