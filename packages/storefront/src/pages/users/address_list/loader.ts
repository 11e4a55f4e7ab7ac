import { queries } from "@carmine/api/hooks";
import type { PageLoader } from "../../../router/loader.ts";
import { loadPersonal } from "../../../features/loading/load-personal.ts";

export const loader: PageLoader = async (context) => {
  await loadPersonal(context, queries.addressAll(context.api));
};
