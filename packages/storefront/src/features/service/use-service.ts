import { queries, type Service } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../app/AppContext.tsx";
import { useHome } from "../home-data.ts";

const filled = (text: string | null | undefined): string | null => (text?.trim() ? text : null);

/** Contact channels of the marketplace; undefined if there are none. */
export const usePlatformService = (): Service | undefined => {
  const home = useHome();
  const service: Service = {
    chat: filled(home?.support.chat),
    message: filled(home?.support.message),
    phone: filled(home?.support.phone),
    email: filled(home?.support.email),
    hours: filled(home?.support.hours),
  };
  return hasService(service) ? service : undefined;
};

/** Whether there is any contact channel. */
export const hasService = ({ chat, message, phone, email }: Service): boolean =>
  [chat, message, phone, email].some((way) => way !== null);

/** Contact channels of a shop, fetched when enabled. */
export const useShopService = (id: number, enabled: boolean): Service | undefined => {
  const { api } = useApp();
  return useQuery({ ...queries.merchantService(api, id), enabled }).data;
};
