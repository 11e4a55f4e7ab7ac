import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { isMissing } from "../../app/api.ts";
import { notFound, type LoaderContext } from "../../router/loader.ts";
import { loadPersonal } from "../loading/load-personal.ts";

/** A missing order, or one of another account, is a 404 page. */
export const loadNumbered = async <Data, Failure, Key extends QueryKey>(
  context: LoaderContext,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data | undefined> => {
  const data = await loadPersonal(context, options);
  if (isMissing(context.queryClient.getQueryState(options.queryKey)?.error)) throw notFound();
  return data;
};
