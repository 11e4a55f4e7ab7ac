import { createContext, useContext, type ReactNode } from "react";
import type { ApiClient } from "../client/client.ts";

const ClientContext = createContext<ApiClient | null>(null);

interface ApiProviderProps {
  client: ApiClient;
  children: ReactNode;
}

export const ApiProvider = ({ client, children }: ApiProviderProps) => (
  <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
);

export const useApiClient = (): ApiClient => {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useApiClient must be used within an ApiProvider");
  return client;
};
