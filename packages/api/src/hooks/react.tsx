import { createContext, useContext, type ReactNode } from "react";
import type { ApiClient } from "../client/client.ts";

const ClientContext = createContext<ApiClient | null>(null);

interface ApiProviderProps {
  client: ApiClient;
  children: ReactNode;
}

/** Hands the api client to everything below it. */
export const ApiProvider = ({ client, children }: ApiProviderProps) => (
  <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
);

/** The api client of the provider above. */
export const useApiClient = (): ApiClient => {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useApiClient needs an ApiProvider above it");
  return client;
};
