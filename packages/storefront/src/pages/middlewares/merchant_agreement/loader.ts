import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../router/loader.ts";

export const loader: PageLoader = async ({ api, queryClient }) => {
  await queryClient.fetchQuery(queries.settledAgreement(api));
};
