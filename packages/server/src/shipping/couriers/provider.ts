import type { AppContext } from "../../context.ts";
import type { CourierProvider } from "./courier.ts";
import { courierSimulator } from "./simulator.ts";

/**
 * Where tracks come from: the simulator in a demo. Null without a source: then nobody is asked, and a parcel shows its
 * courier and number and no steps.
 */
export const courierProviderOf = ({ config }: Pick<AppContext, "config">): CourierProvider | null =>
  config.demo ? courierSimulator : null;
