import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "../../app/AppContext.tsx";

/** Travels to the browser with the other data of the page. */
const clockKey = ["clock"] as const;

/** Notes the server's clock while it renders, so that the browser can count by it. */
export const rememberServerTime = (queryClient: QueryClient): void => {
  if (import.meta.env.SSR) queryClient.setQueryData(clockKey, Date.now());
};

/** The server's clock now, ms since 1970; the browser's own where no server has told. */
const serverNow = (queryClient: QueryClient): number => {
  const state = queryClient.getQueryState<number>(clockKey);
  // The data came when it was put in place: the difference is how far this clock is off.
  return state?.data === undefined ? Date.now() : Date.now() + state.data - state.dataUpdatedAt;
};

/** The same, read once: while hydrating it is what the server rendered with. */
export const useServerNow = (): number => {
  const { queryClient, stores } = useApp();
  const [now] = useState(
    () =>
      (stores.session.getState().settled ? undefined : queryClient.getQueryData<number>(clockKey)) ??
      serverNow(queryClient),
  );
  return now;
};
