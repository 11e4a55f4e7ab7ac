import type { AppContext } from "../../context.ts";
import type { CourierProvider } from "./courier.ts";
import { courierSimulator } from "./simulator.ts";

/**
 * The tracking source: the simulator in a demo. Null without a source: parcels then show courier and number
 * without steps.
 */
export const courierProviderOf = ({ config }: Pick<AppContext, "config">): CourierProvider | null =>
  config.demo ? courierSimulator : null;
