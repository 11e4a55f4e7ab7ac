import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../router/page.ts";

export const loader: PageLoader = async ({ api, queryClient }) => {
  await queryClient.fetchQuery(queries.privacyPolicy(api));
};
