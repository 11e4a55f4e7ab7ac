import { createContext, useContext, type ReactNode } from "react";
import type { ApiClient } from "../client/client.ts";

const ClientContext = createContext<ApiClient | null>(null);

interface ApiProviderProps {
  client: ApiClient;
  children: ReactNode;
}

/** Provides the API client to its descendants. */
export const ApiProvider = ({ client, children }: ApiProviderProps) => (
  <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
);

/** The api client of the provider above. */
export const useApiClient = (): ApiClient => {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useApiClient needs an ApiProvider above it");
  return client;
};
